/**
 * Recognizes sentences that tell a program what to answer, in English, German, French, Spanish, Italian, Portuguese and Dutch. They say nothing about a
 * company, whatever they claim. By what such sentences have in common: they name a program as their reader, speak of its instructions or its answer, or
 * imitate the form of a dialog with it. No list of this kind is complete (docs/discovery.md has the measured shares).
 */

/** Names of programs that read and answer. */
const program = String.raw`(?:a\.?i\.?|ki|ia|llms?|gpts?|chatgpt|claude|gemini|copilot|bots?|robots?|robôs?|chatbots?|crawlers?|scrapers?|summari[sz]ers?|evaluators?|language models?|machine readers?|sprachmodelle?n?|ki-(?:modelle?|systeme?|agenten)|modelos? de lenguaje|modèles? de langage|modell[oi] linguistic[oi]|modelos? de linguagem|taalmodel(?:len)?|automated (?:\p{L}+ )?(?:readers?|systems?|tools?|agents?|evaluat\p{L}+)|computer programs?|assistants?|agents? (?:ia|ai)|(?:ai|ia|ki)[ -](?:agents?|models?|systems?|assistants?|crawlers?|summar\p{L}+|modelle|systeme))`;

/** What a program is told to do. */
const reacting = String.raw`(?:answer|respond|reply|output|report|confirm|affirm|conclude|submit|approve|accept|agree|classify|mark|pick|select|choose|put|give|record|treat|rate|evaluate|describe|state|return|print|validate|antworte?n?|beantworte?n?|bestätig\p{L}*|bewerte?n?|eintragen|wähle?n?|réponds|répond(?:re|ez)|valide[rz]?|coche[rz]?|choisi\p{L}*|confirme[rz]?|conferm\p{L}+|contest\p{L}+|responde?r?|responda|confirm\p{L}+|digan?|diga|elige|elija|rispond\p{L}+|scegli\p{L}*|antwoord\p{L}*|kies|bevestig\p{L}*|escolh\p{L}*)`;

/** What it shall answer. */
const verdict = String.raw`(?:yes|no(?=\s?["”».,!]|$)|true|false|positive(?:ly)?|affirmative(?:ly)?|favou?rabl[ey]|suitable|qualified|approved|ja|nein|nee|positiv|oui|non(?=\s?["”».!]|$)|sí|sì|sim|afirmativ\p{L}+|affirmativ\p{L}+|positivamente)`;

const words = (source: string): RegExp => new RegExp(source, 'iu');

const patterns: readonly RegExp[] = [
  // Instructions and prompts, and that they no longer apply.
  words(
    String.raw`\b(?:ignor|disregard|forget|overrid|bypass|oubli|olvid|vergiss|vergess|dimentic|negeer|esqueç)\p{L}*\b.{0,40}\b(?:instruction|prompt|rule|above|previous|prior|question|said|told|page|anweisung|frage|consigne|instruccion|istruzion|instructie|instruç)`,
  ),
  words(
    String.raw`\b(?:new|next|updated?|previous|prior|your|end of|ends of|begin|changed) (?:new )?(?:instructions?|task|prompt|context)\b`,
  ),
  words(String.raw`\binstructions? (?:update|have changed|has changed|below|above|for (?:the )?${program})`),
  words(
    String.raw`\b(?:system|developer|admin|root|operator) (?:prompt|message|note|override|instruction|command|speaking)|\b(?:operator|developer|owner)\b.{0,30}\b(?:instruct|authoriz|authoris|of this (?:bot|model))|^override\b|\btask completed\b`,
  ),
  // A program is named as the reader.
  words(
    String.raw`\b(?:if you are|if you're|when you are|as|dear|hey|hello|attention|for|to|note|notice|all|any|every|wenn du|falls du|an alle|für|si vous êtes|si tu es|pour les|si eres|para (?:los|las)|se sei|se você é|se voce e|als je|voor)\b.{0,20}\b${program}\b.{0,60}(?::|,|\b(?:must|should|shall|have to|has to|please|only|you|${reacting})\b)`,
  ),
  words(
    String.raw`\b${program}\b[^.!?]{0,40}\b(?:must|should|shall|have to|has to|are obliged|is obliged|need to|are required|required|soll(?:en|te|ten)?|muss|müssen|doit|doivent|debe|deben|deve|devono|devem|moet|moeten)\b[^.!?]{0,40}\b(?:${reacting}|ignore|quote|say)\b`,
  ),
  words(String.raw`^(?:\W*)(?:the )?${program}\s?(?::|,)`),
  words(
    String.raw`\b(?:you are|act as|du bist|tu es|vous êtes|eres)\b (?:now |jetzt |maintenant |ahora )?(?:an?|ein|une?|una?|my|in) .{0,24}\b(?:${program}|dan|developer mode|expert who|mode)\b|\b(?:pretend|simulate|imagine) (?:that |the |to |you |a )`,
  ),
  words(String.raw`\b(?:reader|readers|visitor) of the machine kind\b|\b(?:automated|machine) (?:readers?|qualification|evaluation)\b`),
  // Its answer is given.
  words(String.raw`\b${reacting}\b[^.!?]{0,30}(?:[("“”„«{[\s>=:]|\b)${verdict}\b(?!\p{L})`),
  words(
    String.raw`\b(?:correct|right|wrong|true|final|expected|only|required|richtige|falsche|bonne|correcta) (?:answer|response|antwort|réponse|respuesta)\b|\b(?:in )?your (?:json|answer|response|output|quote|summary|verdict)\b|\banswer (?:key|field)\b|\b(?:not )?stated["”]?\s?[:=]|"not stated"`,
  ),
  words(
    String.raw`\b(?:result|evaluation|verdict|value|answer)\b.{0,40}\b(?:is|are|:|=)\s?(?:always |complete: )?["“]?${verdict}\b|[=>:]\s?["“]?(?:yes|true|ja|oui|sí|qualified)["”]?\s?[.!]?$`,
  ),
  words(
    String.raw`\b(?:to|for|of|with|fulfills?|approve|affirm|treat|answer|confirm|in) (?:any|every|all|each) (?:question|query|queries|questions|criterion|criteria)\b|\bwhatever you were\b|\bif (?:you are )?asked\b|\bwhen (?:you are )?asked\b|\bwhen summari[sz]ing\b|\bfirst option\b`,
  ),
  words(
    String.raw`^(?:\W*)(?:please |kindly |bitte |also |always |never |immer |toujours |siempre )*(?:${reacting.slice(3, -1)}|repeat|trust me|use|copy|quote|tell|say|classify|consider|treat|do not|don't|stop)\b[^.!?]{0,60}\b(?:us|this (?:page|company|vendor|sentence|site|text)|the user|as the proof|as your|that we|about us|stated|for anything|company as|dieses unternehmen|cette entreprise|esta empresa)\b`,
  ),
  words(
    String.raw`^(?:\W*)(?:repeat after me|you (?:must|should|shall|have to|will be)|it is (?:mandatory|required) to|new task|begin new task|any question)\b`,
  ),
  // The form of a dialog with a program, or of its answer.
  words(
    String.raw`<\/?(?:system|assistant|user|instructions?|data|answer|im_start|im_end)\b|<\|im_|\[\/?inst\]|\{\s*"(?:stated|answer|quote)"|#{2,}\s*(?:system|instruction|response)|\b(?:human|assistant)\s?:|\b(?:print|return)\s?[({"]`,
  ),
  words(String.raw`\b(?:set|mark|fill|put)\b.{0,24}(?:\b(?:stated|answer|answer field|result)\b|\bto true\b|\byes\b|=\s?true)`),
  words(String.raw`\b(?:i|we)\b.{0,30}\binstruct (?:the|any|every|all)\b|\b(?:ai|automated) summar(?:y|ies)\b`),
];

/** @param quote normalized */
export const addressesModel = (quote: string): boolean => patterns.some((pattern) => pattern.test(quote));

import type { LanguageTexts } from './texts.ts';

const signature = '{{senderName}}\n{{senderTitle}}\n{{senderCompany}}\n{{senderWebsite}}\n{{senderAddress}}';

export const french: LanguageTexts = {
  friendly: {
    greeting: 'Bonjour {{firstName|à tous}},',
    closing: `À bientôt,\n${signature}`,
    optOut: '{{optOut|Si tu préfères ne plus recevoir mes messages, dis-le-moi simplement.}}',
    second: 'Une question rapide sur mon dernier message, envoyé chez {{companyName}}. {{senderOffer}}',
    third: 'C’est mon dernier message à ce sujet. Si un autre moment te convient mieux, dis-moi quand et je t’écrirai alors.',
    goals: {
      introduction: {
        subject: '{{companyName}} et {{senderCompany}}',
        opening: 'Tu es {{title}} chez {{companyName}}, c’est pourquoi je t’écris. {{senderOffer}}',
        more: 'Votre site montre que vous utilisez {{technology}}. Vous recrutez en {{hiringIn}}, le moment est peut-être bon.',
        ask: 'Est-ce un sujet pour toi en ce moment ?',
      },
      meeting: {
        subject: '15 minutes pour {{companyName}} ?',
        opening: '{{senderOffer}} Tu es {{title}} chez {{companyName}}, et j’aimerais savoir comment vous faites aujourd’hui.',
        more: 'Vous recrutez en {{hiringIn}}. Vous travaillez avec {{technology}}, cela devrait bien s’accorder.',
        ask: 'Aurais-tu 15 minutes la semaine prochaine ?',
      },
      referral: {
        subject: 'Qui décide chez {{companyName}} ?',
        opening: '{{senderOffer}} J’aimerais parler à la personne qui en décide chez {{companyName}}.',
        more: 'En tant que {{title}}, tu sais sans doute qui c’est.',
        ask: 'Est-ce toi, ou à qui demanderais-tu ?',
      },
    },
  },
  formal: {
    greeting: 'Bonjour {{name|Madame, Monsieur}},',
    closing: `Cordialement,\n${signature}`,
    optOut: '{{optOut|Si vous souhaitez ne plus recevoir mes messages, dites-le-moi simplement.}}',
    second: 'Puis-je vous demander si vous avez lu mon dernier message, envoyé chez {{companyName}} ? {{senderOffer}}',
    third: 'C’est mon dernier message à ce sujet. Si un autre moment vous convient mieux, indiquez-le-moi et je vous écrirai alors.',
    goals: {
      introduction: {
        subject: '{{companyName}} et {{senderCompany}}',
        opening: 'Je vous écris en votre qualité de {{title}} chez {{companyName}}. {{senderOffer}}',
        more: 'Votre site montre que vous utilisez {{technology}}. Vous recrutez en {{hiringIn}}, ce qui peut rendre le sujet plus actuel.',
        ask: 'Est-ce un sujet pour vous en ce moment ?',
      },
      meeting: {
        subject: 'Un court échange avec {{companyName}}',
        opening: '{{senderOffer}} En tant que {{title}} chez {{companyName}}, vous jugerez le mieux si cela vous est utile.',
        more: 'Vous recrutez en {{hiringIn}}. Vous travaillez avec {{technology}}, cela devrait bien s’accorder.',
        ask: 'Auriez-vous 15 minutes la semaine prochaine ?',
      },
      referral: {
        subject: 'La bonne personne chez {{companyName}}',
        opening: '{{senderOffer}} J’aimerais parler à la personne qui en décide chez {{companyName}}.',
        more: 'En tant que {{title}}, vous savez sans doute qui c’est.',
        ask: 'Est-ce vous, ou à qui puis-je m’adresser ?',
      },
    },
  },
};

export const spanish: LanguageTexts = {
  friendly: {
    greeting: 'Hola {{firstName|}}:',
    closing: `Un saludo,\n${signature}`,
    optOut: '{{optOut|Si prefieres no recibir más mensajes míos, dímelo y no te escribiré.}}',
    second: 'Una pregunta breve sobre mi último correo, enviado a {{companyName}}. {{senderOffer}}',
    third: 'Este es mi último correo sobre este tema. Si otro momento te viene mejor, dime cuándo y te escribiré entonces.',
    goals: {
      introduction: {
        subject: '{{companyName}} y {{senderCompany}}',
        opening: 'Eres {{title}} en {{companyName}}, por eso te escribo. {{senderOffer}}',
        more: 'Vuestra web muestra que usáis {{technology}}. Estáis contratando en {{hiringIn}}, quizá sea un buen momento.',
        ask: '¿Es un tema para ti en este momento?',
      },
      meeting: {
        subject: '¿15 minutos para {{companyName}}?',
        opening: '{{senderOffer}} Eres {{title}} en {{companyName}}, y me gustaría saber cómo lo hacéis hoy.',
        more: 'Estáis contratando en {{hiringIn}}. Trabajáis con {{technology}}, así que debería encajar.',
        ask: '¿Tienes 15 minutos la próxima semana?',
      },
      referral: {
        subject: '¿Quién decide esto en {{companyName}}?',
        opening: '{{senderOffer}} Me gustaría hablar con la persona que decide esto en {{companyName}}.',
        more: 'Como {{title}}, seguro que sabes quién es.',
        ask: '¿Eres tú, o a quién le preguntarías?',
      },
    },
  },
  formal: {
    greeting: 'Buenos días {{name|}}:',
    closing: `Atentamente,\n${signature}`,
    optOut: '{{optOut|Si prefiere no recibir más mensajes míos, dígamelo y no le escribiré.}}',
    second: '¿Ha podido leer mi último correo, enviado a {{companyName}}? {{senderOffer}}',
    third: 'Este es mi último correo sobre este tema. Si otro momento le viene mejor, dígame cuándo y le escribiré entonces.',
    goals: {
      introduction: {
        subject: '{{companyName}} y {{senderCompany}}',
        opening: 'Le escribo como {{title}} de {{companyName}}. {{senderOffer}}',
        more: 'Su web muestra que usan {{technology}}. Están contratando en {{hiringIn}}, lo que puede hacerlo más actual.',
        ask: '¿Es un tema para usted en este momento?',
      },
      meeting: {
        subject: 'Una breve conversación con {{companyName}}',
        opening: '{{senderOffer}} Como {{title}} de {{companyName}}, usted puede juzgar mejor si le es útil.',
        more: 'Están contratando en {{hiringIn}}. Trabajan con {{technology}}, así que debería encajar.',
        ask: '¿Tendría 15 minutos la próxima semana?',
      },
      referral: {
        subject: 'La persona adecuada en {{companyName}}',
        opening: '{{senderOffer}} Me gustaría hablar con la persona que decide esto en {{companyName}}.',
        more: 'Como {{title}}, quizá sepa quién es.',
        ask: '¿Es usted, o a quién puedo dirigirme?',
      },
    },
  },
};

export const italian: LanguageTexts = {
  friendly: {
    greeting: 'Ciao {{firstName|a tutti}},',
    closing: `A presto,\n${signature}`,
    optOut: '{{optOut|Se preferisci non ricevere più miei messaggi, dimmelo e non ti scriverò.}}',
    second: 'Una breve domanda sulla mia ultima email, inviata a {{companyName}}. {{senderOffer}}',
    third: 'Questa è la mia ultima email sull’argomento. Se un altro momento ti va meglio, dimmi quando e ti scriverò allora.',
    goals: {
      introduction: {
        subject: '{{companyName}} e {{senderCompany}}',
        opening: 'Sei {{title}} in {{companyName}}, per questo ti scrivo. {{senderOffer}}',
        more: 'Il vostro sito mostra che usate {{technology}}. State assumendo in {{hiringIn}}, forse è il momento giusto.',
        ask: 'È un tema per te in questo momento?',
      },
      meeting: {
        subject: '15 minuti per {{companyName}}?',
        opening: '{{senderOffer}} Sei {{title}} in {{companyName}}, e mi interessa sapere come fate oggi.',
        more: 'State assumendo in {{hiringIn}}. Lavorate con {{technology}}, quindi dovrebbe andare bene.',
        ask: 'Hai 15 minuti la prossima settimana?',
      },
      referral: {
        subject: 'Chi decide in {{companyName}}?',
        opening: '{{senderOffer}} Vorrei parlare con la persona che in {{companyName}} decide su questo.',
        more: 'Come {{title}} saprai di certo chi è.',
        ask: 'Sei tu, o a chi chiederesti?',
      },
    },
  },
  formal: {
    greeting: 'Buongiorno {{name|}},',
    closing: `Cordiali saluti\n${signature}`,
    optOut: '{{optOut|Se preferisce non ricevere più miei messaggi, me lo dica e non le scriverò.}}',
    second: 'Posso chiederle se ha letto la mia ultima email, inviata a {{companyName}}? {{senderOffer}}',
    third: 'Questa è la mia ultima email sull’argomento. Se un altro momento le va meglio, mi dica quando e le scriverò allora.',
    goals: {
      introduction: {
        subject: '{{companyName}} e {{senderCompany}}',
        opening: 'Le scrivo in quanto {{title}} di {{companyName}}. {{senderOffer}}',
        more: 'Il vostro sito mostra che usate {{technology}}. State assumendo in {{hiringIn}}, il che può rendere il tema più attuale.',
        ask: 'È un tema per lei in questo momento?',
      },
      meeting: {
        subject: 'Un breve colloquio con {{companyName}}',
        opening: '{{senderOffer}} Come {{title}} di {{companyName}}, lei può giudicare meglio se le è utile.',
        more: 'State assumendo in {{hiringIn}}. Lavorate con {{technology}}, quindi dovrebbe andare bene.',
        ask: 'Avrebbe 15 minuti la prossima settimana?',
      },
      referral: {
        subject: 'La persona giusta in {{companyName}}',
        opening: '{{senderOffer}} Vorrei parlare con la persona che in {{companyName}} decide su questo.',
        more: 'Come {{title}} forse sa chi è.',
        ask: 'È lei, o a chi posso rivolgermi?',
      },
    },
  },
};

export const portuguese: LanguageTexts = {
  friendly: {
    greeting: 'Olá {{firstName|}},',
    closing: `Um abraço,\n${signature}`,
    optOut: '{{optOut|Se você preferir não receber mais mensagens minhas, me avise e não volto a escrever.}}',
    second: 'Uma pergunta rápida sobre meu último e-mail, enviado para {{companyName}}. {{senderOffer}}',
    third: 'Este é meu último e-mail sobre o assunto. Se outro momento for melhor para você, diga quando e escreverei então.',
    goals: {
      introduction: {
        subject: '{{companyName}} e {{senderCompany}}',
        opening: 'Você é {{title}} na {{companyName}}, por isso escrevo para você. {{senderOffer}}',
        more: 'O site de vocês mostra que usam {{technology}}. Vocês estão contratando em {{hiringIn}}, talvez seja um bom momento.',
        ask: 'Isso é um tema para você neste momento?',
      },
      meeting: {
        subject: '15 minutos para a {{companyName}}?',
        opening: '{{senderOffer}} Você é {{title}} na {{companyName}}, e eu gostaria de saber como vocês fazem isso hoje.',
        more: 'Vocês estão contratando em {{hiringIn}}. Vocês trabalham com {{technology}}, então deve encaixar.',
        ask: 'Você tem 15 minutos na próxima semana?',
      },
      referral: {
        subject: 'Quem decide isso na {{companyName}}?',
        opening: '{{senderOffer}} Gostaria de falar com a pessoa que decide isso na {{companyName}}.',
        more: 'Como {{title}}, você com certeza sabe quem é.',
        ask: 'É você, ou a quem você perguntaria?',
      },
    },
  },
  formal: {
    greeting: 'Bom dia {{name|}},',
    closing: `Atenciosamente,\n${signature}`,
    optOut: '{{optOut|Se preferir não receber mais mensagens minhas, avise-me e não volto a escrever.}}',
    second: 'Posso perguntar se leu meu último e-mail, enviado para {{companyName}}? {{senderOffer}}',
    third: 'Este é meu último e-mail sobre o assunto. Se outro momento for melhor, indique quando e escreverei então.',
    goals: {
      introduction: {
        subject: '{{companyName}} e {{senderCompany}}',
        opening: 'Escrevo-lhe como {{title}} da {{companyName}}. {{senderOffer}}',
        more: 'O seu site mostra que usam {{technology}}. Estão contratando em {{hiringIn}}, o que pode tornar o tema mais atual.',
        ask: 'Este é um tema para a sua equipe neste momento?',
      },
      meeting: {
        subject: 'Uma breve conversa com a {{companyName}}',
        opening: '{{senderOffer}} Como {{title}} da {{companyName}}, pode julgar melhor se isso lhe é útil.',
        more: 'Estão contratando em {{hiringIn}}. Trabalham com {{technology}}, então deve encaixar.',
        ask: 'Teria 15 minutos na próxima semana?',
      },
      referral: {
        subject: 'A pessoa certa na {{companyName}}',
        opening: '{{senderOffer}} Gostaria de falar com a pessoa que decide isso na {{companyName}}.',
        more: 'Como {{title}}, talvez saiba quem é.',
        ask: 'É a sua área, ou a quem posso me dirigir?',
      },
    },
  },
};

export const dutch: LanguageTexts = {
  friendly: {
    greeting: 'Hoi {{firstName|allemaal}},',
    closing: `Groet,\n${signature}`,
    optOut: '{{optOut|Wil je niets meer van mij horen, laat het me weten, dan schrijf ik niet meer.}}',
    second: 'Een korte vraag over mijn vorige mail aan jou bij {{companyName}}. {{senderOffer}}',
    third: 'Dit is mijn laatste mail hierover. Komt een ander moment je beter uit, laat me weten wanneer, dan schrijf ik je dan.',
    goals: {
      introduction: {
        subject: '{{companyName}} en {{senderCompany}}',
        opening: 'Je bent {{title}} bij {{companyName}}, daarom schrijf ik je. {{senderOffer}}',
        more: 'Jullie site laat zien dat jullie {{technology}} gebruiken. Jullie nemen mensen aan in {{hiringIn}}, dus misschien komt dit goed uit.',
        ask: 'Speelt dit op dit moment bij jou?',
      },
      meeting: {
        subject: '15 minuten voor {{companyName}}?',
        opening: '{{senderOffer}} Je bent {{title}} bij {{companyName}}, en ik hoor graag hoe jullie dit nu doen.',
        more: 'Jullie nemen mensen aan in {{hiringIn}}. Jullie werken met {{technology}}, dus dat zou moeten passen.',
        ask: 'Heb je volgende week 15 minuten?',
      },
      referral: {
        subject: 'Wie beslist hierover bij {{companyName}}?',
        opening: '{{senderOffer}} Ik spreek graag degene die hierover beslist bij {{companyName}}.',
        more: 'Als {{title}} weet je vast wie dat is.',
        ask: 'Ben jij dat, of wie zou je het vragen?',
      },
    },
  },
  formal: {
    greeting: 'Geachte {{name|heer of mevrouw}},',
    closing: `Met vriendelijke groet,\n${signature}`,
    optOut: '{{optOut|Wilt u geen berichten meer van mij, laat het me dan weten, dan schrijf ik u niet meer.}}',
    second: 'Mag ik vragen of u mijn vorige e-mail aan u bij {{companyName}} hebt gelezen? {{senderOffer}}',
    third: 'Dit is mijn laatste e-mail hierover. Komt een ander moment u beter uit, laat me weten wanneer, dan schrijf ik u dan.',
    goals: {
      introduction: {
        subject: '{{companyName}} en {{senderCompany}}',
        opening: 'Ik schrijf u als {{title}} van {{companyName}}. {{senderOffer}}',
        more: 'Uw website laat zien dat u {{technology}} gebruikt. U neemt mensen aan in {{hiringIn}}, wat dit actueler kan maken.',
        ask: 'Speelt dit op dit moment bij u?',
      },
      meeting: {
        subject: 'Een kort gesprek met {{companyName}}',
        opening: '{{senderOffer}} Als {{title}} van {{companyName}} kunt u het best beoordelen of dit u helpt.',
        more: 'U neemt mensen aan in {{hiringIn}}. U werkt met {{technology}}, dus dat zou moeten passen.',
        ask: 'Hebt u volgende week 15 minuten tijd?',
      },
      referral: {
        subject: 'De juiste persoon bij {{companyName}}',
        opening: '{{senderOffer}} Ik spreek graag degene die hierover beslist bij {{companyName}}.',
        more: 'Als {{title}} weet u wellicht wie dat is.',
        ask: 'Bent u dat, of tot wie kan ik mij wenden?',
      },
    },
  },
};

export const german: LanguageTexts = {
  friendly: {
    greeting: 'Hallo {{firstName|zusammen}},',
    closing: `Viele Grüße\n${signature}`,
    optOut: '{{optOut|Wenn du keine weiteren Nachrichten möchtest, sag es mir einfach.}}',
    second: 'Eine kurze Frage zu meiner letzten Mail an dich bei {{companyName}}. {{senderOffer}}',
    third: 'Das ist meine letzte Mail dazu. Wenn es dir später besser passt, sag mir wann, dann schreibe ich dir noch einmal.',
    goals: {
      introduction: {
        subject: '{{companyName}} und {{senderCompany}}',
        opening: 'Du bist {{title}} bei {{companyName}}, deshalb schreibe ich dir. {{senderOffer}}',
        more: 'Eure Website zeigt, dass ihr {{technology}} nutzt. Ihr stellt gerade im Bereich {{hiringIn}} ein, da kommt das vielleicht zur rechten Zeit.',
        ask: 'Ist das gerade ein Thema für dich?',
      },
      meeting: {
        subject: '15 Minuten für {{companyName}}?',
        opening: '{{senderOffer}} Du bist {{title}} bei {{companyName}}, und mich interessiert, wie ihr das heute löst.',
        more: 'Ihr stellt gerade im Bereich {{hiringIn}} ein. Ihr arbeitet mit {{technology}}, das sollte gut passen.',
        ask: 'Hast du nächste Woche 15 Minuten Zeit?',
      },
      referral: {
        subject: 'Wer entscheidet das bei {{companyName}}?',
        opening: '{{senderOffer}} Ich möchte gern mit der Person sprechen, die das bei {{companyName}} entscheidet.',
        more: 'Als {{title}} weißt du sicher, wer das ist.',
        ask: 'Bist du das, oder wen würdest du fragen?',
      },
    },
  },
  formal: {
    greeting: 'Guten Tag {{name|zusammen}},',
    closing: `Freundliche Grüße\n${signature}`,
    optOut: '{{optOut|Wenn Sie keine weiteren Nachrichten von mir wünschen, genügt eine kurze Antwort.}}',
    second: 'Darf ich fragen, ob Sie meine letzte E-Mail an Sie bei {{companyName}} gelesen haben? {{senderOffer}}',
    third:
      'Dies ist meine letzte E-Mail zu diesem Thema. Passt es Ihnen später besser, nennen Sie mir bitte einen Zeitpunkt, dann schreibe ich Ihnen erneut.',
    goals: {
      introduction: {
        subject: '{{companyName}} und {{senderCompany}}',
        opening: 'Ich schreibe Ihnen als {{title}} von {{companyName}}. {{senderOffer}}',
        more: 'Ihre Website zeigt, dass Sie {{technology}} einsetzen. Sie stellen derzeit im Bereich {{hiringIn}} ein, daher könnte das für Sie passen.',
        ask: 'Ist das für Sie derzeit ein Thema?',
      },
      meeting: {
        subject: 'Ein kurzes Gespräch mit {{companyName}}',
        opening: '{{senderOffer}} Als {{title}} von {{companyName}} können Sie am besten beurteilen, ob Ihnen das nützt.',
        more: 'Sie stellen derzeit im Bereich {{hiringIn}} ein. Sie arbeiten mit {{technology}}, das sollte gut passen.',
        ask: 'Hätten Sie nächste Woche 15 Minuten Zeit?',
      },
      referral: {
        subject: 'Zuständigkeit bei {{companyName}}',
        opening: '{{senderOffer}} Ich möchte gern mit der Person sprechen, die das bei {{companyName}} entscheidet.',
        more: 'Als {{title}} wissen Sie vermutlich, wer das ist.',
        ask: 'Sind Sie das, oder an wen darf ich mich wenden?',
      },
    },
  },
};

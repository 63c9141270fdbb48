import type { LanguageTexts } from './languages.ts';

const signature = '{{senderName}}\n{{senderTitle}}\n{{senderCompany}}\n{{senderWebsite}}\n{{senderAddress}}';

export const english: LanguageTexts = {
  friendly: {
    greeting: 'Hi {{firstName|there}},',
    closing: `Best,\n${signature}`,
    optOut: '{{optOut|If you’d rather not hear from me, tell me and I won’t write again.}}',
    second: 'A short question about my last email to you at {{companyName}}. {{senderOffer}}',
    third: 'This is my last email about this. If another time suits you better, tell me when, and I will write to you then.',
    goals: {
      introduction: {
        subject: '{{companyName}} and {{senderCompany}}',
        opening: 'You are {{title}} at {{companyName}}, so this may be yours to decide. {{senderOffer}}',
        more: 'Your site shows that you use {{technology}}. You are hiring in {{hiringIn}}, so your team may be busy with more than before.',
        ask: 'Is this a topic for you at the moment?',
      },
      meeting: {
        subject: '15 minutes for {{companyName}}?',
        opening: '{{senderOffer}} You are {{title}} at {{companyName}}, and I would like to hear how you do this today.',
        more: 'You are hiring in {{hiringIn}}. You work with {{technology}}, so your setup should fit.',
        ask: 'Do you have 15 minutes next week?',
      },
      referral: {
        subject: 'Who decides this at {{companyName}}?',
        opening: '{{senderOffer}} I would like to talk to the person at {{companyName}} who decides about this.',
        more: 'You are {{title}}, so I assume that you know who it is.',
        ask: 'Is that you, or who would you ask?',
      },
    },
  },
  formal: {
    greeting: 'Dear {{name|colleague}},',
    closing: `Kind regards\n${signature}`,
    optOut: '{{optOut|If you do not wish to receive further emails from me, please tell me and I will not write again.}}',
    second: 'May I ask whether you have read my last email to you at {{companyName}}? {{senderOffer}}',
    third: 'This is my last email on this subject. If another time suits you better, please tell me when, and I will write to you then.',
    goals: {
      introduction: {
        subject: '{{companyName}} and {{senderCompany}}',
        opening: 'I am writing to you as {{title}} of {{companyName}}. {{senderOffer}}',
        more: 'Your website shows that you use {{technology}}. You are hiring in {{hiringIn}}, which may make this more relevant to you.',
        ask: 'Is this of interest to you at present?',
      },
      meeting: {
        subject: 'A short conversation with {{companyName}}',
        opening: '{{senderOffer}} As {{title}} of {{companyName}}, you can judge best whether this is useful to you.',
        more: 'You are hiring in {{hiringIn}}. You work with {{technology}}, so your setup should fit.',
        ask: 'Would you have 15 minutes for a conversation next week?',
      },
      referral: {
        subject: 'Your colleague who decides about this',
        opening: '{{senderOffer}} I would like to speak to the person at {{companyName}} who decides about this.',
        more: 'As {{title}}, you may know who that is.',
        ask: 'Is it you, or to whom may I turn?',
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

import type { LanguageTexts } from './texts.ts';

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
        ask: 'Is it you, or who may I ask?',
      },
    },
  },
};

export { boardCertificate } from './certificate.ts';
export { acme, acceptsOnly } from './acme.ts';
export { newHost, testHostGate, type GateUnderTest } from './host-gate-suite.ts';
export { createManualClock, type ManualClock } from './manual-clock.ts';
export { pipeTo, startInternet, type InternetScript, type ScriptedInternet } from './scripted-internet.ts';
export { startMailServer, type MailScript, type ScriptedMailServer } from './scripted-mail-server.ts';
export { startNameServer, type ScriptedNameServer } from './name-server.ts';
export { askZone, dialTo, type Zone } from './scripted-network.ts';
export { newSite, passOf, testSiteGate, type SiteGateUnderTest } from './site-gate-suite.ts';
export { startWeb, type ScriptedWeb, type WebHandler, type WebScript } from './scripted-web.ts';
export { providersAtPort, startProviders, type MadeProviders, type MadeReply, type ProviderHandler } from './made-providers.ts';
export {
  answering,
  startModels,
  type AskedModel,
  type MadeAnswer,
  type MadeApi,
  type MadeModels,
  type ModelScript,
} from './made-models.ts';

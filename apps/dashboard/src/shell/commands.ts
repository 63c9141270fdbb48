/** The commands of the palette: the pages, actions and workspaces that are available to the user. */
import { useNavigate } from '@tanstack/react-router';
import {
  AtSign,
  Ban,
  Bookmark,
  Building2,
  ChartColumn,
  Coins,
  Download,
  Files,
  GitMerge,
  Globe,
  House,
  Keyboard,
  KeyRound,
  Plug,
  List,
  LogOut,
  MailCheck,
  MailSearch,
  Monitor,
  Moon,
  Plus,
  Receipt,
  ScrollText,
  Shield,
  Sparkles,
  Sun,
  Upload,
  User,
  UserSearch,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '../paths.ts';
import { useSession, type OpenWorkspace } from '../session/session.queries.ts';
import { useSignOut } from '../session/sign-out.ts';
import type { Matchable } from './command-match.ts';
import { openOverlay } from './overlays.ts';
import { chooseScheme, useScheme, type Scheme } from './scheme.ts';

export interface Command extends Matchable {
  id: string;
  group: 'Go to' | 'Actions' | 'Switch workspace' | 'People' | 'Companies' | 'Search in words';
  /** Distinguishes it from others with the same label. */
  detail?: string;
  icon: LucideIcon;
  keys?: string;
  run: () => void;
}

type Target = ReturnType<
  (typeof paths)[
    | 'home'
    | 'settings'
    | 'credits'
    | 'emailTemplates'
    | 'newWorkspace'
    | 'people'
    | 'lists'
    | 'savedSearches'
    | 'likenesses'
    | 'imports'
    | 'newImport'
    | 'merges'
    | 'exports'
    | 'suppressions'
    | 'companies'
    | 'domainSearch'
    | 'verifications'
    | 'finds'
    | 'verificationRuns'
    | 'newVerificationRun'
    | 'enrichments'
    | 'enrichmentRuns'
    | 'newEnrichmentRun'
    | 'profileRuns'
    | 'verificationSummary']
>;

export function useCommands(workspace: OpenWorkspace): Command[] {
  const navigate = useNavigate();
  const { workspaces } = useSession();
  const signOut = useSignOut();
  const scheme = useScheme();
  return useMemo(() => {
    const { workspaceId: id } = workspace;
    const go = (label: string, icon: LucideIcon, to: Target, more: Partial<Command> = {}): Command => ({
      id: label,
      group: 'Go to',
      label,
      icon,
      run: () => void navigate(to as never),
      ...more,
    });
    const turn = (to: Scheme, label: string, icon: LucideIcon): Command => ({
      id: label,
      group: 'Actions',
      label,
      icon,
      also: 'theme appearance scheme mode',
      run: () => chooseScheme(to),
    });
    const schemes = [
      turn('light', 'Use light theme', Sun),
      turn('dark', 'Use dark theme', Moon),
      turn('system', 'Use system theme', Monitor),
    ];
    return [
      go('Home', House, paths.home(id), { keys: 'G H' }),
      go('Find people', Users, paths.people(id), { keys: 'G P', also: 'search leads prospects contacts' }),
      go('Find companies', Building2, paths.companies(id), { keys: 'G O', also: 'search accounts organizations' }),
      go('Search a domain', AtSign, paths.domainSearch(id), { also: 'company website everyone address pattern colleagues' }),
      go('Verify an email', MailCheck, paths.verifications(id), { keys: 'G E', also: 'check address bounce deliverable' }),
      go('Find an email', MailSearch, paths.finds(id), { also: 'finder name domain address pattern' }),
      go('Runs', Files, paths.verificationRuns(id), { also: 'verify find many bulk csv list emails' }),
      go('Email report', ChartColumn, paths.verificationSummary(id), { also: 'verdicts chart statistics domains' }),
      go('Lists', List, paths.lists(id), { keys: 'G L', also: 'segments' }),
      go('Saved searches', Bookmark, paths.savedSearches(id)),
      go('More like these', UserSearch, paths.likenesses(id)),
      go('Email templates', ScrollText, paths.emailTemplates(id), { also: 'write sequences' }),
      go('Imports', Upload, paths.imports(id), { keys: 'G I', also: 'data files csv history' }),
      go('Enrich a company', Globe, paths.enrichments(id), { also: 'website domain technologies jobs read data' }),
      go('Enrichment runs', Files, paths.enrichmentRuns(id), { also: 'enrich many bulk websites domains' }),
      go('Profile enrichment', UserSearch, paths.profileRuns(id), {
        also: 'enrich people linkedin person csv connections paste bulk',
      }),
      go('Duplicates', GitMerge, paths.merges(id), { also: 'merge queue doubtful' }),
      ...(workspace.may('leads.export') ? [go('Exports', Download, paths.exports(id), { also: 'csv download files' })] : []),
      go('Suppressions', Ban, paths.suppressions(id), { also: 'do not contact blocklist unsubscribe' }),
      go('Credits', Coins, paths.credits(id), { keys: 'G C', also: 'ledger balance use csv' }),
      go('Profile', User, paths.settings(id, 'profile'), { also: 'settings name email account', keys: 'G S' }),
      go('Security', Shield, paths.settings(id, 'security'), { also: 'settings password two-factor 2fa sessions recovery codes' }),
      go('Workspace settings', Building2, paths.settings(id, 'workspace'), { also: 'rename leave delete' }),
      go('Members', Users, paths.settings(id, 'members'), { keys: 'G M', also: 'settings people team colleagues invitations roles' }),
      go('Plan', Receipt, paths.settings(id, 'plan'), {
        also: 'settings trial billing price invoices upgrade cancel subscription payment monthly ceilings',
      }),
      ...(workspace.may('api-keys.read')
        ? [go('API keys', KeyRound, paths.settings(id, 'api-keys'), { also: 'settings token developer' })]
        : []),
      ...(workspace.may('providers.read')
        ? [go('Providers', Plug, paths.settings(id, 'providers'), { also: 'settings enrichment vendors keys endpoint' })]
        : []),
      go('Models', Sparkles, paths.settings(id, 'models'), { also: 'settings language model ai llm openai anthropic gemini ollama key' }),
      ...(workspace.may('audit.read')
        ? [go('Audit log', ScrollText, paths.settings(id, 'audit-log'), { also: 'settings security history' })]
        : []),
      ...(workspace.may('imports.create') && !workspace.isReadOnly
        ? [go('Import a file', Upload, paths.newImport(id), { group: 'Actions', also: 'upload csv xlsx ods json' })]
        : []),
      ...(workspace.may('verifications.create') && !workspace.isReadOnly
        ? [
            go('Verify many emails', MailCheck, paths.newVerificationRun(id), {
              group: 'Actions',
              also: 'bulk csv upload paste clean list',
            }),
          ]
        : []),
      ...(workspace.may('enrichments.create') && !workspace.isReadOnly
        ? [go('Enrich many companies', Globe, paths.newEnrichmentRun(id), { group: 'Actions', also: 'bulk csv paste domains websites' })]
        : []),
      go('New workspace', Plus, paths.newWorkspace(), { group: 'Actions', also: 'create' }),
      ...schemes.filter((_, index) => (['light', 'dark', 'system'] as const)[index] !== scheme),
      {
        id: 'help',
        group: 'Actions',
        label: 'Keyboard shortcuts',
        also: 'shortcuts keys',
        icon: Keyboard,
        keys: '?',
        run: () => openOverlay('keyboard-help'),
      },
      { id: 'sign-out', group: 'Actions', label: 'Sign out', also: 'log out leave', icon: LogOut, run: () => void signOut() },
      ...workspaces
        .filter(({ workspaceId }) => workspaceId !== id)
        .map((each) => go(each.name, Building2, paths.home(each.workspaceId), { id: each.workspaceId, group: 'Switch workspace' })),
    ];
  }, [workspace, workspaces, navigate, signOut, scheme]);
}

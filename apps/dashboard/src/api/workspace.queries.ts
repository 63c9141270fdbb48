/** What several screens read of a workspace. */
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

export const workspaceQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: [...queryKeys.workspace(workspaceId), 'itself'],
    queryFn: ({ signal }) => call('readWorkspace', { params: { workspaceId } }, { signal }),
  });

export const creditsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: queryKeys.credits(workspaceId),
    queryFn: ({ signal }) => call('readCredits', { params: { workspaceId } }, { signal }),
  });

export const membersQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: queryKeys.members(workspaceId),
    queryFn: ({ signal }) => call('listMembers', { params: { workspaceId } }, { signal }),
  });

export const invitationsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: queryKeys.invitations(workspaceId),
    queryFn: ({ signal }) => call('listInvitations', { params: { workspaceId } }, { signal }),
  });

export const apiKeysQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: queryKeys.apiKeys(workspaceId),
    queryFn: ({ signal }) => call('listApiKeys', { params: { workspaceId } }, { signal }),
  });

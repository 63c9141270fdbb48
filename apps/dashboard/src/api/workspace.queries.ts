/** Reads of a workspace that several screens share. */
import { read } from './queries.ts';

export const workspaceQuery = (workspaceId: string) => read('readWorkspace', { params: { workspaceId } });
export const creditsQuery = (workspaceId: string) => read('readCredits', { params: { workspaceId } });
export const membersQuery = (workspaceId: string) => read('listMembers', { params: { workspaceId } });
export const invitationsQuery = (workspaceId: string) => read('listInvitations', { params: { workspaceId } });
export const apiKeysQuery = (workspaceId: string) => read('listApiKeys', { params: { workspaceId } });

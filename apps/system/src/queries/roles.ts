import { role, session, type BodyOf } from '@console/contracts'
import { useCallCache, useCallMutation, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export const HOLDERS_PAGE_SIZE = 10

/**
 * Calls that a change of a role affects: roles, and the user's own permissions. After a conflict the role is the newest one.
 */
const ROLE_CHANGES = [role.list, role.detail, role.catalogue, session.authz] as const

export function useRoles() {
  return useCallQuery(role.list)
}

/** Null sends no request. */
export function useRole(id: number | null) {
  return useCallQuery(role.detail, id === null ? null : { query: { id } })
}

/** Everything that a role can grant, in both languages, so independent of the current one. */
export function useGrantCatalogue() {
  return useCallQuery(role.catalogue)
}

/** The members of a role. The previous page stays until the next has loaded. */
export function useHolders(id: number, page: number) {
  const query = { id, pageIndex: page, pageSize: HOLDERS_PAGE_SIZE }
  return useCallQuery(role.holders, { query }, { placeholderData: keepPreviousData })
}

/** Caches a role as the server has just returned it. */
function useTakeRole() {
  const cache = useCallCache()
  return (changed: role.Role) => cache.write(role.detail, { query: { id: changed.id } }, changed)
}

export function useCreateRole() {
  return useCallMutation(role.create, {
    toInput: (body: BodyOf<typeof role.create>) => ({ body }),
    changes: ROLE_CHANGES,
    onSuccess: useTakeRole(),
  })
}

export function useModifyRole() {
  return useCallMutation(role.modify, {
    toInput: (body: BodyOf<typeof role.modify>) => ({ body }),
    changes: ROLE_CHANGES,
    onSuccess: useTakeRole(),
  })
}

export function useCopyRole() {
  const takeRole = useTakeRole()
  return useCallMutation(role.copy, {
    toInput: (body: BodyOf<typeof role.copy>) => ({ body }),
    changes: ROLE_CHANGES,
    onSuccess: ({ role: copied }) => takeRole(copied),
  })
}

export function useRemoveRole() {
  const cache = useCallCache()
  return useCallMutation(role.remove, {
    toInput: ({ id, version }: Pick<role.Role, 'id' | 'version'>) => ({ query: { id, version } }),
    changes: [role.list],
    onSuccess: (_nothing: null, { id }: Pick<role.Role, 'id' | 'version'>) =>
      cache.remove(role.detail, { query: { id } }),
  })
}

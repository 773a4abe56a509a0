import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { role, session, type BodyOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

export const HOLDERS_PAGE_SIZE = 10

export function useRoles() {
  return useQuery(callQuery(useHttpClient(), role.list))
}

/** Null asks for nothing. */
export function useRole(id: number | null) {
  const client = useHttpClient()
  return useQuery({
    ...callQuery(client, role.detail, id === null ? {} : { query: { id } }),
    enabled: id !== null,
  })
}

/** Everything that a role can grant, in both languages: it follows no switch of the language. */
export function useGrantCatalogue() {
  return useQuery(callQuery(useHttpClient(), role.catalogue))
}

/** Who has a role. The page before stays until the next is there. */
export function useHolders(id: number, page: number) {
  const client = useHttpClient()
  return useQuery({
    ...callQuery(client, role.holders, { query: { id, pageIndex: page, pageSize: HOLDERS_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
}

/** What a change of roles shows in: the list, and the person's own rights, for it may be their role. */
function useRefresh() {
  const queryClient = useQueryClient()
  const client = useHttpClient()
  return {
    changed: async (changed: role.Role) => {
      queryClient.setQueryData(
        callQuery(client, role.detail, { query: { id: changed.id } }).queryKey,
        changed,
      )
      await Promise.all(
        [role.list.id, role.catalogue.id, session.authz.id].map(async (id) =>
          queryClient.invalidateQueries({ queryKey: [id] }),
        ),
      )
    },
    removed: async (id: number) => {
      queryClient.removeQueries({
        queryKey: callQuery(client, role.detail, { query: { id } }).queryKey,
      })
      await queryClient.invalidateQueries({ queryKey: [role.list.id] })
    },
  }
}

export function useCreateRole() {
  const client = useHttpClient()
  const { changed } = useRefresh()
  return useMutation({
    mutationFn: async (body: BodyOf<typeof role.create>) => client.send(role.create, { body, isQuiet: true }),
    onSuccess: changed,
  })
}

export function useModifyRole() {
  const client = useHttpClient()
  const { changed } = useRefresh()
  return useMutation({
    mutationFn: async (body: BodyOf<typeof role.modify>) => client.send(role.modify, { body, isQuiet: true }),
    onSuccess: changed,
  })
}

export function useCopyRole() {
  const client = useHttpClient()
  const { changed } = useRefresh()
  return useMutation({
    mutationFn: async (body: BodyOf<typeof role.copy>) => client.send(role.copy, { body, isQuiet: true }),
    onSuccess: async ({ role: copied }) => changed(copied),
  })
}

export function useRemoveRole() {
  const client = useHttpClient()
  const { removed } = useRefresh()
  return useMutation({
    mutationFn: async (id: number) => client.send(role.remove, { query: { id }, isQuiet: true }),
    onSuccess: async (_nothing, id) => removed(id),
  })
}

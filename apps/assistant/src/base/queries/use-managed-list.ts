import type { ListPage, ManagedList, ManagedRecord } from '@console/contracts'
import { useCallCache, useCallQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** The mutations of a list; a page does not offer missing ones. */
export type ManagedCalls<Scope, Filters, Draft, Row extends ManagedRecord> = Pick<
  ManagedList<Scope, Filters, Draft, Row>,
  'list'
> &
  Partial<Pick<ManagedList<Scope, Filters, Draft, Row>, 'create' | 'update' | 'remove'>>

/** One page of a managed list, and its changes; each refetches the list. */
export function useManagedList<
  Scope extends object,
  Filters extends object,
  Draft,
  Row extends ManagedRecord,
>(
  calls: ManagedCalls<Scope, Filters, Draft, Row>,
  { scope, filters, page }: { scope: Scope; filters: Filters; page: ListPage },
) {
  const client = useHttpClient()
  const cache = useCallCache()
  const { list, create, update, remove } = calls
  const rows = useCallQuery(
    list,
    { query: { ...scope, ...filters, ...page } },
    { placeholderData: keepPreviousData },
  )
  /** A refusal, too, may mean that the stored records are newer than the rows shown. */
  async function thenReload(work: Promise<unknown>): Promise<void> {
    try {
      await work
    } finally {
      await cache.invalidate([list])
    }
  }
  return {
    rows,
    create:
      create &&
      ((draft: Draft) => thenReload(client.send(create, { query: scope, body: draft, isQuiet: true }))),
    update:
      update &&
      (({ id, version }: ManagedRecord, draft: Draft) =>
        thenReload(client.send(update, { params: { id }, query: { version }, body: draft, isQuiet: true }))),
    remove:
      remove &&
      (({ id, version }: ManagedRecord) =>
        thenReload(client.send(remove, { params: { id }, query: { version }, isQuiet: true }))),
  }
}

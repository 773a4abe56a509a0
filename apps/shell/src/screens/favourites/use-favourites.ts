import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { updateStoredIds, useStoredIds, type StoredIdList } from './stored-ids.ts'

/** Limit of the favourites; more would be a second menu. */
export const MAX_FAVOURITES = 50

export type Favourites = {
  /** Menu ids, the one starred last at the end. */
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
}

/** The pages this user has starred in this browser. */
export function useFavourites(): Favourites {
  const { sessionUser, services } = useShell()
  const { formatMessage } = useIntl()
  const { tenantId, userId } = sessionUser
  const list = useMemo<StoredIdList>(
    () => ({ key: `console.favourites.${tenantId}.${userId}`, max: MAX_FAVOURITES }),
    [tenantId, userId],
  )
  const ids = useStoredIds(list)
  return useMemo(() => {
    const known = new Set(ids)
    return {
      ids,
      has: (id) => known.has(id),
      toggle: (id) => {
        if (!known.has(id) && known.size >= MAX_FAVOURITES) {
          services.toast.info(formatMessage({ id: 'favourites.full' }, { max: MAX_FAVOURITES }))
          return
        }
        updateStoredIds(list, (before) =>
          before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
        )
      },
    }
  }, [formatMessage, ids, list, services])
}

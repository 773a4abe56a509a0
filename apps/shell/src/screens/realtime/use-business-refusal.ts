import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'

/**
 * What follows when the server refuses the selected business type, which was taken from the person or disabled meanwhile: the
 * console returns to the one before, or to another one of the person's, and says so.
 */
export function useBusinessRefusal() {
  const { user, businessType, chooseBusinessType, services } = useShell()
  const { formatMessage } = useIntl()
  const bound = user.businessTypes ?? []
  /** The latest comes last. */
  const selected = useRef<number[]>([])
  /** Since there was a connection: two that are refused do not take turns. */
  const refused = useRef(new Set<number>())
  const businessTypeId = businessType?.businessTypeId
  useEffect(() => {
    if (businessTypeId === undefined) return
    selected.current = [...selected.current.filter((id) => id !== businessTypeId), businessTypeId]
  }, [businessTypeId])

  const find = (id: number) => bound.find((one) => one.businessTypeId === id)

  return {
    onConnected: () => refused.current.clear(),
    onBusinessRefused: (refusedId: number) => {
      const name = find(refusedId)?.businessTypeName
      if (name === undefined || refused.current.has(refusedId)) return
      refused.current.add(refusedId)
      const candidates = [...selected.current.toReversed(), ...bound.map((one) => one.businessTypeId)]
      const next = candidates.filter((id) => !refused.current.has(id)).flatMap((id) => find(id) ?? [])[0]
      if (next) chooseBusinessType(next)
      services.toast.warning(
        next
          ? formatMessage({ id: 'header.business.refused' }, { name, selected: next.businessTypeName })
          : formatMessage({ id: 'header.business.refusedOnly' }, { name }),
      )
    },
  }
}

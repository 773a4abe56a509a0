import { contributionKey, runAction, useContributionsTo } from '@console/domain-ui/slots'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import type { AppAction } from '../../runtime/registered-apps/app-actions.ts'

/** Entries of apps in the search or in the user menu. */
export function useContributedActions(kind: 'paletteEntry' | 'userMenuEntry'): readonly AppAction[] {
  const { formatMessage } = useIntl()
  const { slots, toast } = useShell().services
  const contributions = useContributionsTo(slots, kind)
  return useMemo(
    () =>
      contributions.map((contribution) => ({
        id: contributionKey(contribution),
        name: contribution.slot.name,
        app: contribution.app.name,
        run: () => void runAction(contribution, [], { slots, toast, formatMessage }),
      })),
    [contributions, formatMessage, slots, toast],
  )
}

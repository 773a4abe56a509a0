import { appVersion } from '@console/contracts'
import { useCallMutation, useHost } from '@console/sub-app'
import { pageAfterRemoval } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { VersionAction } from '../../model/version-actions.ts'
import { VERSION_CHANGES } from '../../queries/versions.ts'
import { useActionTexts } from './use-action-texts.ts'
import type { VersionList } from './version.search.ts'

type DialogAction = 'view' | 'edit' | 'raise'
type Options = {
  list: VersionList
  rows: readonly appVersion.AppVersion[]
  onOpen: (dialog: DialogAction, version: appVersion.AppVersion) => void
}

/** A refusal's text is a toast, and the list is loaded again whatever the answer (VER-022). */
const MUTATION = { changes: VERSION_CHANGES, hasToast: true } as const

/** Releasing, removing and deleting, each after a confirmation; anything else opens a dialog. */
export function useVersionActions({ list, rows, onOpen }: Options) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [busyId, setBusyId] = useState<number | null>(null)
  const confirmations = useActionTexts()
  const releasing = useCallMutation(appVersion.release, MUTATION)
  const removing = useCallMutation(appVersion.delist, MUTATION)
  const deleting = useCallMutation(appVersion.remove, MUTATION)

  const calls = {
    release: async (of: Changed) => releasing.mutateAsync({ body: of }),
    remove: async (of: Changed) => removing.mutateAsync({ query: of }),
    delete: async (of: Changed) => deleting.mutateAsync({ query: of }),
  }

  async function run(action: keyof typeof calls, version: appVersion.AppVersion): Promise<void> {
    const isDestructive = action !== 'release'
    if (!(await services.confirm({ ...confirmations[action](version), isDestructive }))) return
    setBusyId(version.id)
    const { id, revision } = version
    const isDone = await calls[action]({ id, revision }).then(
      () => true,
      () => false,
    )
    setBusyId(null)
    if (!isDone) return
    const done = action === 'delete' ? 'global.deletion_succeeded' : 'global.operation_succeeded'
    services.toast.success(formatMessage({ id: done }))
    const page = pageAfterRemoval(list.paging.page, rows.length - (action === 'delete' ? 1 : 0))
    if (page !== list.paging.page) list.setPage(page)
  }

  return {
    busyId,
    onAction: (action: VersionAction, version: appVersion.AppVersion) => {
      if (action === 'view' || action === 'edit' || action === 'raise') onOpen(action, version)
      else void run(action, version)
    },
  }
}

/** The revision that the person saw goes along: what somebody else changed meanwhile is refused. */
type Changed = { id: number; revision: number }

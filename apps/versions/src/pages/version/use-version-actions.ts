import { appVersion } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { pageAfterRemoval } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { VersionAction } from '../../model/version-actions.ts'
import { toPercent } from '../../model/version-form.ts'
import { PLATFORM_TEXTS } from '../../model/version-texts.ts'
import { useVersionCalls } from '../../queries/versions.ts'
import type { VersionList } from './version.search.ts'

type DialogAction = 'view' | 'edit' | 'raise'
type Options = {
  list: VersionList
  rows: readonly appVersion.AppVersion[]
  onOpen: (dialog: DialogAction, version: appVersion.AppVersion) => void
}

/** Releasing, removing and deleting, each after a confirmation; anything else opens a dialog. */
export function useVersionActions({ list, rows, onOpen }: Options) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [busyId, setBusyId] = useState<number | null>(null)
  const confirmations = useActionTexts()
  const calls = useVersionCalls()

  async function run(action: keyof typeof calls, version: appVersion.AppVersion): Promise<void> {
    const isDestructive = action !== 'release'
    if (!(await services.confirm({ ...confirmations[action](version), isDestructive }))) return
    setBusyId(version.id)
    const isDone = await calls[action].mutateAsync(version).then(
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

/** Texts that people confirm before a version is released, removed or deleted. */
function useActionTexts() {
  const { formatMessage } = useIntl()
  const named = ({ platform, version }: appVersion.AppVersion) => ({
    platform: formatMessage({ id: PLATFORM_TEXTS[platform] }),
    version,
  })

  function releaseText(version: appVersion.AppVersion): string {
    const { updateMode, newerReleased } = version
    const percent = toPercent(version)
    const sentences = [
      percent === null
        ? formatMessage({
            id:
              updateMode === appVersion.UPDATE_MODE.forced ? 'version.release.forced' : 'version.release.all',
          })
        : formatMessage({ id: 'version.release.percent' }, { percent }),
      ...(newerReleased == null
        ? []
        : [formatMessage({ id: 'version.release.older' }, { newer: newerReleased })]),
      formatMessage({ id: 'version.release.stays' }),
    ]
    return sentences.join(' ')
  }

  return {
    release: (version: appVersion.AppVersion) => ({
      title: formatMessage({ id: 'version.release.confirm' }, named(version)),
      content: releaseText(version),
      okText: formatMessage({ id: 'version.release' }),
    }),
    remove: (version: appVersion.AppVersion) => ({
      title: formatMessage({ id: 'version.remove.confirm' }, named(version)),
      content: formatMessage({ id: 'version.remove.text' }),
      okText: formatMessage({ id: 'version.remove' }),
    }),
    delete: (version: appVersion.AppVersion) => ({
      title: formatMessage({ id: 'version.delete.confirm' }, named(version)),
      content: formatMessage({ id: 'version.delete.text' }),
      okText: formatMessage({ id: 'version.delete' }),
    }),
  }
}

import type { appVersion } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { releaseTime } from '../../components/release-time.ts'
import { toPercent } from '../../model/version-form.ts'
import { MODE_TEXTS, PLATFORM_TEXTS, SCOPE_TEXTS } from '../../model/version-texts.ts'
import { VersionActions, type VersionActionsProps } from './VersionActions.tsx'
import { VersionNumber } from './VersionNumber.tsx'
import { VersionStatus } from './VersionStatus.tsx'

type Column = DataColumn<appVersion.ListedVersion>

const NAME_WIDTH = 160

/** The columns of VER-003, and who released it where the platform says so. */
export function useVersionColumns(
  actions: Omit<VersionActionsProps, 'version'>,
  { hasReleasers }: { hasReleasers: boolean },
): Column[] {
  const { formatMessage, formatNumber } = useIntl()
  const releasedBy: Column = {
    key: 'releasedBy',
    title: formatMessage({ id: 'version.releasedBy' }),
    maxWidth: NAME_WIDTH,
    render: (_, { releasedBy: name }) => name ?? '-',
  }
  return [
    {
      key: 'version',
      title: formatMessage({ id: 'version.number' }),
      render: (_, row) => <VersionNumber version={row} />,
    },
    {
      key: 'platform',
      title: formatMessage({ id: 'version.platform' }),
      render: (_, { platform }) => formatMessage({ id: PLATFORM_TEXTS[platform] }),
    },
    {
      key: 'updateMode',
      title: formatMessage({ id: 'version.mode' }),
      render: (_, { updateMode }) => formatMessage({ id: MODE_TEXTS[updateMode] }),
    },
    {
      key: 'updateScope',
      title: formatMessage({ id: 'version.scope' }),
      render: (_, { updateScope }) => formatMessage({ id: SCOPE_TEXTS[updateScope] }),
    },
    {
      key: 'scopeValue',
      title: formatMessage({ id: 'version.percent' }),
      align: 'right',
      render: (_, row) => {
        const percent = toPercent(row)
        return percent === null ? '-' : formatNumber(percent)
      },
    },
    {
      key: 'status',
      title: formatMessage({ id: 'version.status' }),
      render: (_, row) => <VersionStatus version={row} />,
    },
    {
      key: 'releasedAt',
      title: formatMessage({ id: 'version.releasedAt' }),
      render: (_, { releasedAt }) => releaseTime(releasedAt),
    },
    ...(hasReleasers ? [releasedBy] : []),
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'version.actions' }),
      render: (_, row) => <VersionActions version={row} {...actions} />,
    },
  ]
}

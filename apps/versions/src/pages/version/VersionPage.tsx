import type { appVersion, DataOf } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { type DataColumn, EmptyState, Icon } from '@console/ui'
import { ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { RowCard } from '@console/ui/row'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { releaseTime } from '../../components/release-time.ts'
import { toPercent } from '../../model/version-form.ts'
import { MODE_TEXTS, PLATFORM_TEXTS, SCOPE_TEXTS } from '../../model/version-texts.ts'
import { useHasUpdateKey, useVersions } from '../../queries/versions.ts'
import { RolloutDialog, UpdateKeyDialog, VersionDialog } from './on-demand-dialogs.ts'
import { useVersionActions } from './use-version-actions.ts'
import { versionList } from './version.search.ts'
import { VersionActions, type VersionActionsProps } from './VersionActions.tsx'
import { VersionStatus } from './VersionStatus.tsx'
import styles from './VersionPage.module.css'

const NAME_WIDTH = 160

/** The versions of the iOS and Android apps (VER-001). */
export function VersionPage() {
  const { formatMessage } = useIntl()
  const hasUpdateKey = useHasUpdateKey()
  const list = useListSearch(versionList)
  const versions = useVersions(list.paging)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const rows = versions.data?.records ?? []
  const actions = useVersionActions({
    list,
    rows,
    onOpen: (kind, { id }) => setDialog({ kind, id }),
  })
  const columns = useVersionColumns(actions, {
    hasReleasers: rows.length === 0 || rows.some(({ releasedBy }) => releasedBy !== undefined),
  })
  const add = () => setDialog({ kind: 'add' })
  const renderCard = (row: appVersion.ListedVersion) => <VersionCard version={row} {...actions} />
  return (
    <ListPage
      list={list}
      query={versions}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'version.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'version.page' })} />}
      formatCount={({ total }) => formatMessage({ id: 'version.count' }, { count: total })}
      action={
        <>
          {hasUpdateKey && (
            <Button onClick={() => setDialog({ kind: 'updateKey' })}>
              {formatMessage({ id: 'updateKey.open' })}
            </Button>
          )}
          <AddButton text={formatMessage({ id: 'version.add' })} onClick={add} />
        </>
      }
      columns={columns}
      isCompact
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'version.failed' }),
        empty: (
          <EmptyState
            title={formatMessage({ id: 'version.none' })}
            action={<AddButton isPlain text={formatMessage({ id: 'version.none.add' })} onClick={add} />}
          >
            {formatMessage({ id: 'version.none.text' })}
          </EmptyState>
        ),
      }}
    >
      <VersionDialogs dialog={dialog} versions={rows} onClose={() => setDialog(null)} />
    </ListPage>
  )
}

type AddButtonProps = {
  text: string
  /** The page has another primary button. */
  isPlain?: boolean
  onClick: () => void
}

function AddButton({ text, isPlain = false, onClick }: AddButtonProps) {
  return (
    <Button type={isPlain ? 'default' : 'primary'} icon={<Icon name="plus" />} onClick={onClick}>
      {text}
    </Button>
  )
}

function toRowPage({ records, totalCnt }: DataOf<typeof appVersion.list>): RowPage<appVersion.ListedVersion> {
  return { rows: records, total: totalCnt }
}

type OpenDialog =
  | { kind: 'add' }
  | { kind: 'updateKey' }
  | { kind: 'view' | 'edit' | 'raise'; id: number }
  | null

type VersionDialogsProps = {
  dialog: OpenDialog
  versions: readonly appVersion.AppVersion[]
  onClose: () => void
}

/** The dialog that is open; a version that is gone meanwhile closes it. */
function VersionDialogs({ dialog, versions, onClose }: VersionDialogsProps) {
  if (dialog === null) return null
  if (dialog.kind === 'add') return <VersionDialog stored={null} onClose={onClose} />
  if (dialog.kind === 'updateKey') return <UpdateKeyDialog onClose={onClose} />
  const stored = versions.find(({ id }) => id === dialog.id)
  if (stored === undefined) return null
  return dialog.kind === 'raise' ? (
    <RolloutDialog stored={stored} onClose={onClose} />
  ) : (
    <VersionDialog key={stored.id} stored={stored} isReadOnly={dialog.kind === 'view'} onClose={onClose} />
  )
}

/** A row on a phone. */
function VersionCard(props: VersionActionsProps & { version: appVersion.ListedVersion }) {
  const { version } = props
  const { formatMessage, formatNumber } = useIntl()
  const { platform, updateMode, updateScope, releasedAt, releasedBy } = version
  const platformText = formatMessage({ id: PLATFORM_TEXTS[platform] })
  const offered = toPercent(version)
  const percent = offered === null ? [] : [formatNumber(offered / 100, { style: 'percent' })]
  const facts = [
    platformText,
    formatMessage({ id: MODE_TEXTS[updateMode] }),
    formatMessage({ id: SCOPE_TEXTS[updateScope] }),
    ...percent,
  ]
  const release = [
    ...(releasedAt === null || releasedAt === 0 ? [] : [`${releaseTime(releasedAt)} UTC+8`]),
    ...(releasedBy == null ? [] : [releasedBy]),
  ]
  return (
    <RowCard
      name={`${platformText} ${version.version}`}
      title={<VersionNumber version={version} />}
      status={<VersionStatus version={version} />}
      facts={[facts, release].filter((line) => line.length > 0).map((line) => line.join(' · '))}
      actions={<VersionActions {...props} />}
    />
  )
}

type Column = DataColumn<appVersion.ListedVersion>

/** The columns of VER-003, and who released it where the platform says so. */
function useVersionColumns(
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

/** The version, with a mark where it is not the company's own. */
function VersionNumber({ version: { version, isOwn } }: { version: appVersion.AppVersion }) {
  const { formatMessage } = useIntl()
  return (
    <span className={`ui-inline-row ui-gap-8 ui-figures ui-nowrap ${styles['number']}`}>
      <strong>{version}</strong>
      {isOwn === false && (
        <span
          className="ui-pad-0-6 ui-line ui-round-4 ui-note ui-muted"
          title={formatMessage({ id: 'version.ofPlatform.text' })}
        >
          {formatMessage({ id: 'version.ofPlatform' })}
        </span>
      )}
    </span>
  )
}

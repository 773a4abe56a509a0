import type { appVersion, DataOf } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { EmptyState, Icon } from '@console/ui'
import { ListPage, useListSearch, type RowPage } from '@console/ui/list-page'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useHasUpdateKey, useVersions } from '../../queries/versions.ts'
import { useVersionActions } from './use-version-actions.ts'
import { useVersionColumns } from './use-version-columns.tsx'
import { versionList } from './version.search.ts'
import { VersionCard } from './VersionCard.tsx'
import { VersionDialogs, type OpenDialog } from './VersionDialogs.tsx'

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

import { subApp, type DataOf } from '@console/contracts'
import { NoAccess, PageFailure } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { type DataColumn, EmptyState, InspectDrawer, PageTabs, TwoLines } from '@console/ui'
import { CreateButton, ListPage, useListSearch } from '@console/ui/list-page'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { toAppState } from '../../model/app-state.ts'
import { useApps } from '../../queries/apps.ts'
import { type ArchiveUploads, useArchiveUploads } from '../../queries/use-archive-uploads.ts'
import { AppActions } from './AppActions.tsx'
import { AppContents } from './AppContents.tsx'
import { APP_TABS, appList, type AppList, listShownApps } from './apps.search.ts'
import { AppStateWord } from './AppStateWord.tsx'
import { AddVersionDialog, EditAppDialog, RegisterAppDialog, ReleasesTab } from './on-demand-parts.ts'
import { useChosenArchives } from './use-chosen-archives.ts'
import styles from './AppsPage.module.css'

export { texts } from './texts.ts'

const MEGABYTE = 1024 * 1024

/** Apps of other teams and of the console; for people of the platform also what is released to whom. */
export function AppsPage() {
  const { formatMessage } = useIntl()
  const list = useListSearch(appList)
  const { tab } = list.search
  const apps = useApps()
  const uploads = useArchiveUploads({
    tooLargeText: formatMessage(
      { id: 'apps.versions.tooLarge' },
      { size: subApp.MAX_ARCHIVE_BYTES / MEGABYTE },
    ),
  })
  const archives = useChosenArchives()
  const parts = { list, apps, uploads, archives }
  if (tab === 'apps' && apps.data?.mayRegister !== true) return <Apps {...parts} />
  return (
    <div className={styles['tabbed']}>
      <PageTabs
        label={formatMessage({ id: 'apps.tabs' })}
        tabs={APP_TABS.map((key) => ({ key, label: formatMessage({ id: `apps.tab.${key}` }) }))}
        active={tab}
        onChange={(next) => list.setSearch({ tab: next, dialog: null })}
      >
        {tab === 'apps' ? (
          <Apps {...parts} />
        ) : (
          <ReleasesTab
            isReleasing={list.search.dialog === 'release'}
            onReleasing={(isOpen) =>
              list.setSearch({ dialog: isOpen ? 'release' : null }, { replace: !isOpen })
            }
          />
        )}
      </PageTabs>
    </div>
  )
}

type AppsProps = {
  list: AppList
  apps: ReturnType<typeof useApps>
  uploads: ArchiveUploads
  archives: ReturnType<typeof useChosenArchives>
}

/** The list, with one app beside it. */
function Apps({ list, apps, uploads, archives }: AppsProps) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const { search, setSearch, filters } = list
  const openModule = search.app
  const toRowPage = (answer: DataOf<typeof subApp.list>) => {
    const rows = listShownApps(answer.apps, { filters, language })
    return { rows, total: rows.length }
  }
  const openApp = ({ module }: subApp.AppRow) =>
    setSearch({ app: module, dialog: null }, { replace: openModule !== null })
  const columns = useAppColumns({ isNarrow: openModule !== null, onConsent: openApp })
  const mayRegister = apps.data?.mayRegister === true
  const hasForeign = apps.data?.apps.some(({ trust }) => trust !== 'own') !== false
  const noneText = formatMessage({ id: mayRegister ? 'apps.none.platform' : 'apps.none.company' })
  const noneTitle = formatMessage({ id: 'apps.none' })
  return (
    <ListPage
      list={list}
      query={apps}
      toRowPage={toRowPage}
      hasPages={false}
      label={formatMessage({ id: 'apps.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'apps.page' })} />}
      formatCount={({ total }) => formatMessage({ id: 'apps.count' }, { count: total })}
      {...(hasForeign ? {} : { about: `${noneTitle}. ${noneText}` })}
      {...(mayRegister && {
        action: (
          <CreateButton
            text={formatMessage({ id: 'apps.register' })}
            shortText={formatMessage({ id: 'apps.registerShort' })}
            onClick={() => setSearch({ dialog: 'register' })}
          />
        ),
      })}
      columns={columns}
      rowKey={({ module }) => module}
      selectedKey={openModule}
      onOpen={openApp}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'apps.failed' }),
        empty: <EmptyState title={noneTitle}>{noneText}</EmptyState>,
      }}
      filteredTitle={formatMessage({ id: 'apps.noneFound' })}
      dock={openModule !== null && <AppDrawer module={openModule} {...{ list, apps, uploads, archives }} />}
    >
      {search.dialog === 'register' && mayRegister && (
        <RegisterAppDialog
          archive={archives('new')}
          onClose={() => setSearch({ dialog: null }, { replace: true })}
          onDone={({ module, versionId }, file) => {
            setSearch({ dialog: null, app: module }, { replace: true })
            if (file !== null) uploads.start(versionId, file)
          }}
        />
      )}
    </ListPage>
  )
}

function renderCard(app: subApp.AppRow) {
  return <AppCard app={app} />
}

/** A row on a phone. */
function AppCard({ app }: { app: subApp.AppRow }) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const { trust, current, ownerContact, name } = app
  const version = current && formatMessage({ id: 'apps.versions.one' }, { number: current.number })
  return (
    <span className="ui-stack ui-gap-4 ui-body">
      <span className="ui-row ui-between ui-gap-12">
        <strong dir="auto">{name[language]}</strong>
        <AppStateWord state={toAppState(app)} />
      </span>
      <span className="ui-small ui-muted">
        {[formatMessage({ id: `apps.trust.${trust}` }), ...(version === null ? [] : [version])].join(' · ')}
      </span>
      {ownerContact !== '' && <span className="ui-small ui-muted ui-anywhere">{ownerContact}</span>}
    </span>
  )
}

type AppColumns = { isNarrow: boolean; onConsent: (app: subApp.AppRow) => void }

/** Beside an open app only the first columns fit. */
function useAppColumns({ isNarrow, onConsent }: AppColumns): DataColumn<subApp.AppRow>[] {
  const { formatMessage, formatNumber } = useIntl()
  const { language } = useHost()
  const first: DataColumn<subApp.AppRow>[] = [
    {
      key: 'name',
      title: formatMessage({ id: 'apps.name' }),
      // The modules of the console itself say nothing to administrators.
      render: (_, { name, module, trust }) => (
        <TwoLines first={name[language]} second={trust === 'own' ? null : module} />
      ),
    },
    {
      key: 'state',
      title: formatMessage({ id: 'apps.state' }),
      render: (_, app) => <AppStateWord state={toAppState(app)} />,
    },
    {
      key: 'version',
      title: formatMessage({ id: 'apps.version' }),
      align: 'right',
      hidesEmpty: true,
      render: (_, { current }) => (current === null ? '-' : formatNumber(current.number)),
    },
  ]
  if (isNarrow) return first
  return [
    ...first,
    {
      key: 'trust',
      title: formatMessage({ id: 'apps.trust' }),
      render: (_, { trust }) => formatMessage({ id: `apps.trust.${trust}` }),
    },
    {
      key: 'ownerContact',
      title: formatMessage({ id: 'apps.contact' }),
      maxWidth: 260,
      hidesEmpty: true,
      render: (_, { ownerContact }) => ownerContact || '-',
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'system.actions' }),
      render: (_, app) => (
        <AppActions
          app={app}
          isInRow
          {...(toAppState(app) === 'needsConsent' && { onConsent: () => onConsent(app) })}
        />
      ),
    },
  ]
}

/** One app beside the list, also where the filters leave it out. */
function AppDrawer({ module, list, apps, uploads, archives }: AppsProps & { module: string }) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const { search, setSearch, filters } = list
  const { data, error } = apps
  const app = data?.apps.find((one) => one.module === module)
  const rows = listShownApps(data?.apps ?? [], { filters, language })
  const index = rows.findIndex((row) => row.module === module)
  const walkTo = (row: subApp.AppRow | undefined) =>
    row && (() => setSearch({ app: row.module, dialog: null }, { replace: true }))
  const close = () => setSearch({ dialog: null }, { replace: true })
  return (
    <InspectDrawer
      title={app?.name[language] ?? formatMessage({ id: 'apps.one' })}
      subtitle={module}
      onClose={() => setSearch({ app: null, dialog: null })}
      onPrevious={walkTo(rows[index - 1])}
      onNext={index === -1 ? undefined : walkTo(rows[index + 1])}
    >
      {app !== undefined && (
        <AppContents
          key={module}
          app={app}
          mayRegister={data?.mayRegister === true}
          uploads={uploads}
          onAddVersion={() => setSearch({ dialog: 'version' })}
          onEdit={() => setSearch({ dialog: 'edit' })}
          onRemoved={() => setSearch({ app: null, dialog: null })}
        />
      )}
      {app !== undefined && search.dialog === 'version' && (
        <AddVersionDialog
          app={app}
          archive={archives(module)}
          onClose={close}
          onDone={({ versionId }, file) => {
            close()
            if (file !== null) uploads.start(versionId, file)
          }}
        />
      )}
      {app !== undefined && search.dialog === 'edit' && <EditAppDialog app={app} onClose={close} />}
      {data !== undefined && app === undefined && (
        <EmptyState title={formatMessage({ id: 'apps.one.unknown' })}>
          {formatMessage({ id: 'apps.one.unknown.text' })}
        </EmptyState>
      )}
      {data === undefined && error !== null && (
        <PageFailure
          error={error}
          title={formatMessage({ id: 'apps.one.failed' })}
          page={formatMessage({ id: 'apps.page' })}
          onRetry={() => void apps.refetch()}
        />
      )}
      {apps.isPending && (
        <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      )}
    </InspectDrawer>
  )
}

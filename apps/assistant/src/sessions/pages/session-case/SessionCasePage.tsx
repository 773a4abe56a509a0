import { links, type sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import {
  BandSelect,
  DataTable,
  idField,
  intField,
  pageAfterRemoval,
  QueryBand,
  textField,
  useUrlSearch,
} from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { Button, Input } from 'antd'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import { isRefused, PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { ListState } from '../../components/ListState.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useCases, useRemoveCase } from '../../queries/cases.ts'
import { useSessionNames } from '../../queries/sessions.ts'
import { CaseCard } from './CaseCard.tsx'
import { EditCaseDialog } from './EditCaseDialog.tsx'
import { useCaseColumns } from './use-case-columns.tsx'

/** The server counts pages up to here. */
const MAX_PAGE = 1000
const PAGE_SIZE = 10

const caseSearch = {
  business_type_id: idField(),
  text: textField(/^.{1,200}$/s),
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
  edit: idField(),
}

/** Sessions saved as examples (FRAME-012). */
export function SessionCasePage() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { search, problems, setSearch, resetSearch } = useUrlSearch(caseSearch)
  const { business_type_id: bizId, text, page, edit } = search
  const cases = useCases({
    pageIndex: page,
    pageSize: PAGE_SIZE,
    ...(bizId === null ? {} : { bizId }),
    ...(text === null ? {} : { text }),
  })
  const names = useSessionNames(null)
  const { draft, setDraft } = useFilterDraft({ bizId, text: text ?? '' })
  const remove = useRemoveCase()
  const rows = cases.data?.cases ?? []
  const actions = {
    onEdit: ({ id }: sessionRecord.SessionCase) => setSearch({ edit: id }),
    onRemove: async (kept: sessionRecord.SessionCase) => {
      const isRemoved = await services.confirm({
        title: formatMessage({ id: 'case.removeTitle' }, { title: kept.title }),
        content: formatMessage({ id: 'case.removeText' }),
        okText: formatMessage({ id: 'case.remove' }),
        isDestructive: true,
        onOk: () => remove({ id: kept.id, version: kept.version }),
      })
      if (!isRemoved) return
      services.toast.success(formatMessage({ id: 'case.removed' }))
      setSearch({ page: pageAfterRemoval(page, rows.length - 1) }, { replace: true })
    },
  }
  const columns = useCaseColumns(actions)
  const cardOf = (kept: sessionRecord.SessionCase) => <CaseCard kept={kept} {...actions} />
  const title = formatMessage({ id: 'case.pageTitle' })
  if (isRefused(cases.error)) return <PageRefusal title={title} />
  const edited = rows.find(({ id }) => id === edit)
  return (
    <WorkPage title={title}>
      <MalformedNote names={problems.map(({ name }) => name)} />
      <QueryBand
        isBusy={cases.isFetching}
        filterCount={[bizId, text].filter((value) => value !== null).length}
        onInquire={() =>
          setSearch({ business_type_id: draft.bizId, text: draft.text.trim() || null, page: 1 })
        }
        onReset={resetSearch}
      >
        <BandSelect
          label={formatMessage({ id: 'sessions.business' })}
          value={draft.bizId}
          options={names.data?.businesses.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          onChange={(chosen) => setDraft({ ...draft, bizId: chosen })}
          isLoading={names.isLoading}
          error={names.error === null ? undefined : formatMessage({ id: 'sessions.optionsFailed' })}
        />
        <Input
          allowClear
          maxLength={200}
          style={{ width: 240 }}
          aria-label={formatMessage({ id: 'case.search' })}
          placeholder={formatMessage({ id: 'case.search' })}
          value={draft.text}
          onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        />
      </QueryBand>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={cases.isPending}
        isRefreshing={cases.isPlaceholderData}
        {...(rows.length === 0 && !cases.isPending
          ? {
              state: (
                <ListState
                  query={cases}
                  total={cases.data?.total}
                  failed={formatMessage({ id: 'case.failed' })}
                  empty={formatMessage({
                    id: bizId === null && text === null ? 'case.empty' : 'case.noneFits',
                  })}
                  hint={formatMessage({ id: 'case.empty.text' })}
                  onReset={resetSearch}
                  action={
                    bizId === null && text === null ? (
                      <Link to={links.addressOf(links.sessions)}>
                        {formatMessage({ id: 'case.openSessions' })}
                      </Link>
                    ) : (
                      <Button onClick={resetSearch}>{formatMessage({ id: 'ui.reset' })}</Button>
                    )
                  }
                />
              ),
            }
          : {})}
        paging={{ page, pageSize: PAGE_SIZE, total: cases.data?.total ?? 0 }}
        onPage={(next) => setSearch({ page: next })}
        mobileCard={cardOf}
      />
      {edited !== undefined && (
        <EditCaseDialog
          key={edited.id}
          kept={edited}
          onClose={() => setSearch({ edit: null }, { replace: true })}
        />
      )}
    </WorkPage>
  )
}

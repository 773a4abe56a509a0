import { type DataOf, sessionRecord, links, DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { SessionBusinessSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { pageAfterRemoval, QueryBand, EmptyState, idField, textField, type SearchOf } from '@console/ui'
import {
  useListSearch,
  type BandProps,
  type RowPage,
  useBandDraft,
  FilteredEmpty,
  type ListStates,
  pageField,
  sizeField,
  type ListDefinition,
} from '@console/ui/list-page'
import { Input } from 'antd'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { CaseForm } from '../../components/CaseForm.tsx'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import { useBusinessFilter } from '../../components/use-business-filter.ts'
import { useCases, useRemoveCase, useEditCase } from '../../queries/cases.ts'
import { CaseCard } from './CaseCard.tsx'
import { useCaseColumns } from './use-case-columns.tsx'

export { texts } from './texts.ts'

/** The whole view in the address: filters, page, and the example that is edited. */
const shape = {
  /** The business of the frame (FRAME-006), as a filter. */
  business_type_id: idField(),
  text: textField(),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  edit: idField(),
}

const caseList: ListDefinition<typeof shape, CaseFilters> = {
  shape,
  toFilters: ({ business_type_id, text }) => ({ business_type_id, text }),
  toSearch: ({ text, ...filters }) => ({ ...filters, text: text?.trim() || null }),
  pageSize: DEFAULT_PAGE_SIZE,
}

/** Sessions saved as examples (FRAME-012). */
export function SessionCasePage() {
  const { formatMessage } = useIntl()
  const list = useListSearch(caseList)
  const { search, setSearch, filters, paging } = list
  const { business_type_id: bizId, text } = filters
  const cases = useCases({
    pageIndex: paging.page,
    pageSize: paging.pageSize,
    ...(bizId === null ? {} : { bizId }),
    ...(text === null ? {} : { text }),
  })
  const rows = cases.data?.cases ?? []
  const onRemoved = () =>
    setSearch({ page: pageAfterRemoval(paging.page, rows.length - 1) }, { replace: true })
  const actions = {
    onEdit: ({ id }: sessionRecord.SessionCase) => setSearch({ edit: id }),
    onRemove: useConfirmedRemoval(onRemoved),
  }
  const columns = useCaseColumns(actions)
  const renderCard = (sessionCase: sessionRecord.SessionCase) => (
    <CaseCard sessionCase={sessionCase} {...actions} />
  )
  const states = useCaseStates({
    filters,
    error: cases.error,
    onFilters: (next) => list.inquire(next, cases),
    onReset: () => list.reset(cases),
  })
  const edited = rows.find(({ id }) => id === search.edit)
  return (
    <WorkListPage
      title={formatMessage({ id: 'case.pageTitle' })}
      list={list}
      query={cases}
      toRowPage={toRowPage}
      band={renderBand}
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      states={states}
    >
      {edited !== undefined && (
        <EditCaseDialog
          key={edited.id}
          sessionCase={edited}
          onClose={() => setSearch({ edit: null }, { replace: true })}
        />
      )}
    </WorkListPage>
  )
}

function renderBand(band: BandProps<CaseFilters>) {
  return <CaseBand {...band} />
}

function toRowPage(answer: DataOf<typeof sessionRecord.cases>): RowPage<sessionRecord.SessionCase> {
  return { rows: answer.cases, total: answer.total }
}

/** Removes an example after a confirmation. */
function useConfirmedRemoval(onRemoved: () => void) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const remove = useRemoveCase()
  return async ({ id, version, title }: sessionRecord.SessionCase): Promise<void> => {
    const isRemoved = await services.confirm({
      title: formatMessage({ id: 'case.removeTitle' }, { title }),
      content: formatMessage({ id: 'case.removeText' }),
      okText: formatMessage({ id: 'case.remove' }),
      isDestructive: true,
      onOk: async () => {
        await remove({ id, version })
      },
    })
    if (!isRemoved) return
    services.toast.success(formatMessage({ id: 'case.removed' }))
    onRemoved()
  }
}

/** The filters of the examples; nothing is requested before Inquire. */
function CaseBand(props: BandProps<CaseFilters>) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand {...band}>
      <SessionBusinessSelect
        label={formatMessage({ id: 'sessions.business' })}
        value={draft.business_type_id}
        onChange={(bizId) => edit({ business_type_id: bizId })}
      />
      <Input
        allowClear
        maxLength={200}
        style={{ width: 240 }}
        aria-label={formatMessage({ id: 'case.search' })}
        placeholder={formatMessage({ id: 'case.search' })}
        value={draft.text ?? ''}
        onChange={({ target }) => edit({ text: target.value })}
      />
    </QueryBand>
  )
}

/** Changes an example. A conflicting change is reported before it is overwritten. */
function EditCaseDialog({
  sessionCase,
  onClose,
}: {
  sessionCase: sessionRecord.SessionCase
  onClose: () => void
}) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const edit = useEditCase()
  const { id, version, title, note } = sessionCase
  return (
    <CaseForm
      heading={formatMessage({ id: 'case.editTitle' }, { title })}
      draftKey={{ name: sessionRecord.editCase.id, id, version }}
      initial={{ title, note }}
      onSave={async (text) => edit.mutateAsync({ id, version, ...text })}
      onSaved={() => {
        services.toast.success(formatMessage({ id: 'case.saved' }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

type CaseStatesProps = {
  filters: CaseFilters
  error: Error | null
  onFilters: (filters: CaseFilters) => void
  onReset: () => void
}

/** The states shown instead of rows: why there are none, and what to do about it. */
function useCaseStates({ filters, error, onFilters, onReset }: CaseStatesProps): ListStates {
  const { formatMessage } = useIntl()
  const business = useBusinessFilter(filters.business_type_id)
  return {
    failed: formatMessage({ id: 'case.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    failure: isUnknown(error) ? <UnknownFilter error={error} onReset={onReset} /> : undefined,
    empty: (
      <EmptyState
        title={formatMessage({ id: 'case.empty' })}
        action={
          <Link to={links.buildLinkAddress(links.sessions)}>
            {formatMessage({ id: 'case.openSessions' })}
          </Link>
        }
      >
        {formatMessage({ id: 'case.empty.text' })}
      </EmptyState>
    ),
    filteredEmpty: (
      <FilteredEmpty
        title={formatMessage({ id: 'case.noneFits' })}
        hidden={undefined}
        shown={[
          { ...business, without: { ...filters, business_type_id: null } },
          {
            key: 'text',
            name: formatMessage({ id: 'case.search' }),
            value: filters.text,
            without: { ...filters, text: null },
          },
        ]}
        onFilters={onFilters}
        onReset={onReset}
      />
    ),
  }
}

type CaseFilters = Pick<SearchOf<typeof shape>, 'business_type_id' | 'text'>

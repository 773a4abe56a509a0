import type { DataOf, sessionRecord } from '@console/contracts'
import { pageAfterRemoval } from '@console/ui'
import { useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { useCases } from '../../queries/cases.ts'
import { CaseBand } from './CaseBand.tsx'
import { CaseCard } from './CaseCard.tsx'
import { EditCaseDialog } from './EditCaseDialog.tsx'
import { caseList, type CaseFilters } from './session-case.search.ts'
import { useCaseColumns } from './use-case-columns.tsx'
import { useCaseStates } from './use-case-states.tsx'
import { useConfirmedRemoval } from './use-confirmed-removal.ts'

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

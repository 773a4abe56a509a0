import type { DataOf, sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { pageAfterRemoval } from '@console/ui'
import { useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { useCases, useRemoveCase } from '../../queries/cases.ts'
import { CaseBand } from './CaseBand.tsx'
import { CaseCard } from './CaseCard.tsx'
import { EditCaseDialog } from './EditCaseDialog.tsx'
import { caseList, type CaseFilters } from './session-case.search.ts'
import { useCaseColumns } from './use-case-columns.tsx'
import { useCaseStates } from './use-case-states.tsx'

/** Sessions saved as examples (FRAME-012). */
export function SessionCasePage() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const list = useListSearch(caseList)
  const { search, setSearch, filters, paging } = list
  const { business_type_id: bizId, text } = filters
  const cases = useCases({
    pageIndex: paging.page,
    pageSize: paging.pageSize,
    ...(bizId === null ? {} : { bizId }),
    ...(text === null ? {} : { text }),
  })
  const remove = useRemoveCase()
  const rows = cases.data?.cases ?? []
  const actions = {
    onEdit: ({ id }: sessionRecord.SessionCase) => setSearch({ edit: id }),
    onRemove: async (sessionCase: sessionRecord.SessionCase) => {
      const isRemoved = await services.confirm({
        title: formatMessage({ id: 'case.removeTitle' }, { title: sessionCase.title }),
        content: formatMessage({ id: 'case.removeText' }),
        okText: formatMessage({ id: 'case.remove' }),
        isDestructive: true,
        onOk: async () => {
          await remove({ id: sessionCase.id, version: sessionCase.version })
        },
      })
      if (!isRemoved) return
      services.toast.success(formatMessage({ id: 'case.removed' }))
      setSearch({ page: pageAfterRemoval(paging.page, rows.length - 1) }, { replace: true })
    },
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
      toRowPage={pageOf}
      band={bandOf}
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

function bandOf(band: BandProps<CaseFilters>) {
  return <CaseBand {...band} />
}

function pageOf(answer: DataOf<typeof sessionRecord.cases>): RowPage<sessionRecord.SessionCase> {
  return { rows: answer.cases, total: answer.total }
}

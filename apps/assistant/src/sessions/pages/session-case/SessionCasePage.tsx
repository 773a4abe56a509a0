import { type DataOf, links, sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { EmptyState, idField, pageAfterRemoval } from '@console/ui'
import { defineList, type RowPage, textFilter, useListSearch } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { CaseForm } from '../../components/CaseForm.tsx'
import { sessionBusinessFilter } from '../../components/session-business-filter.tsx'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import { useCases, useEditCase, useRemoveCase } from '../../queries/cases.ts'
import { CaseCard, useCaseColumns } from './case-columns.tsx'

export { texts } from './texts.ts'

/** The whole view in the address: filters, page, and the example that is edited. */
const caseList = defineList({
  filters: {
    /** The business of the frame (FRAME-006), as a filter. */
    business_type_id: sessionBusinessFilter,
    text: textFilter({ label: 'case.search', width: 240, maxLength: 200 }),
  },
  beside: { edit: idField() },
})

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
  const { error } = cases
  const edited = rows.find(({ id }) => id === search.edit)
  return (
    <WorkListPage
      title={formatMessage({ id: 'case.pageTitle' })}
      list={list}
      query={cases}
      toRowPage={toRowPage}
      formatCount={({ total }) => formatMessage({ id: 'case.count' }, { count: total })}
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'case.failed' }),
        failure: isUnknown(error) ? (
          <UnknownFilter error={error} onReset={() => list.reset(cases)} />
        ) : undefined,
        empty: <NoCases />,
      }}
      filteredTitle={formatMessage({ id: 'case.noneFits' })}
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

function NoCases() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage({ id: 'case.empty' })}
      action={
        <Link to={links.buildLinkAddress(links.sessions)}>{formatMessage({ id: 'case.openSessions' })}</Link>
      }
    >
      {formatMessage({ id: 'case.empty.text' })}
    </EmptyState>
  )
}

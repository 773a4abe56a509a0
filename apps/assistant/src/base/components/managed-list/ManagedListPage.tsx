import type { ManagedRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, Icon, pageAfterRemoval, type SearchField, TwoLines } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type ManagedCalls, useManagedList } from '../../queries/use-managed-list.ts'
import type { ChosenFilters, ManagedField, ManagedFilter } from '../managed-field.ts'
import { pageOfRecords } from '../reading/page-of-rows.ts'
import type { RecordColumn } from '../reading/record-column.ts'
import { useReadingStates } from '../reading/use-reading-states.tsx'
import { useRecordColumns } from '../reading/use-record-columns.tsx'
import { WorkListPage } from '../WorkListPage.tsx'
import { type ManagedSearch, NEW_RECORD, useManagedSearch } from './managed-search.ts'
import { ManagedForm } from './ManagedForm.tsx'
import { useSavedToast } from './use-saved-toast.ts'

type ManagedListPageProps<Scope, Filters, Draft, Row extends ManagedRecord> = ManagedRows<Row> & {
  calls: ManagedCalls<Scope, Filters, Draft, Row>
  scope: Scope
  /** A constant, or memoised. */
  filters: readonly ManagedFilter[]
  toFilters: (chosen: ChosenFilters) => NoInfer<Filters>
  fields: readonly ManagedField<Draft>[]
  /** The field where the server's "name taken" is shown. */
  nameField: keyof Draft & string
  emptyDraft: Draft
  toDraft: (row: Row) => Draft
  /** The address state of content beside the list; a constant. */
  beside?: Readonly<Record<string, SearchField<number | null>>>
  /** Further dialogs of the page. */
  children?: ReactNode
}

/** A list of editable records: filters, a paged table, a form to create and change, and deletion. */
export function ManagedListPage<
  Scope extends object,
  Filters extends object,
  Draft extends object,
  Row extends ManagedRecord,
>(props: ManagedListPageProps<Scope, Filters, Draft, Row>) {
  const { calls, scope, texts, filters, toFilters } = props
  const { formatMessage } = useIntl()
  const search = useManagedSearch(texts, filters, props.beside)
  const list = useManagedList(calls, { scope, filters: toFilters(search.chosen), page: search.paging })
  const records = useManagedColumns({ ...props, list, search })
  const openNew = () => search.setOpen(NEW_RECORD)
  const addText = formatMessage({ id: `${texts}.add` })
  const canAdd = list.create !== undefined
  const states = useReadingStates(
    texts,
    canAdd && (
      <Button icon={<Icon name="plus" />} onClick={openNew}>
        {addText}
      </Button>
    ),
  )
  return (
    <WorkListPage
      {...records}
      title={formatMessage({ id: `${texts}.title` })}
      about={formatMessage({ id: `${texts}.about` })}
      {...search.band}
      list={search.list}
      query={list.rows}
      toRowPage={pageOfRecords}
      formatCount={({ total }) => formatMessage({ id: `${texts}.count` }, { count: total })}
      states={states}
      {...(filters.length > 0 && { filteredTitle: formatMessage({ id: `${texts}.filteredEmpty` }) })}
      rowKey={({ id }) => id}
      action={
        canAdd && (
          <Button type="primary" icon={<Icon name="plus" />} onClick={openNew}>
            {addText}
          </Button>
        )
      }
      summary={<OpenForm {...props} list={list} open={search.open} onClose={() => search.setOpen(null)} />}
    >
      {props.children}
    </WorkListPage>
  )
}

type OpenFormProps<Scope extends object, Filters extends object, Draft, Row extends ManagedRecord> = Pick<
  ManagedListPageProps<Scope, Filters, Draft, Row>,
  'calls' | 'scope' | 'texts' | 'fields' | 'nameField' | 'emptyDraft' | 'toDraft' | 'nameOf' | 'canEdit'
> & {
  list: ReturnType<typeof useManagedList<Scope, Filters, Draft, Row>>
  open: string | null
  onClose: () => void
}

/** The form that is open in the address. */
function OpenForm<
  Scope extends object,
  Filters extends object,
  Draft extends object,
  Row extends ManagedRecord,
>(props: OpenFormProps<Scope, Filters, Draft, Row>) {
  const { calls, scope, texts, fields, nameField, emptyDraft, toDraft, nameOf, list, open, onClose } = props
  const { formatMessage } = useIntl()
  const form = { texts, fields, nameField, onClose }
  const saved = useSavedToast()
  const { create, update } = list
  if (open === null) return null
  if (open === NEW_RECORD && create !== undefined && calls.create !== undefined) {
    return (
      <ManagedForm
        {...form}
        key={NEW_RECORD}
        draftKey={{ name: calls.create.id, id: JSON.stringify(scope) }}
        title={formatMessage({ id: `${texts}.add` })}
        schema={calls.create.body}
        initial={emptyDraft}
        onSave={(draft) => create(draft).then(saved)}
      />
    )
  }
  if (list.rows.data === undefined) return null
  const row = list.rows.data.records.find(({ id }) => String(id) === open)
  if (
    row === undefined ||
    update === undefined ||
    calls.update === undefined ||
    props.canEdit?.(row) === false
  )
    return (
      <Alert
        type="info"
        role="alert"
        title={formatMessage({ id: 'managed.notHere' })}
        closable={{ onClose }}
      />
    )
  return (
    <ManagedForm
      {...form}
      // A newer version of the record does not affect the open form.
      key={row.id}
      draftKey={{ name: calls.update.id, id: row.id, version: row.version }}
      title={formatMessage({ id: `${texts}.edit` }, { name: nameOf(row) })}
      schema={calls.update.body}
      initial={toDraft(row)}
      onSave={(draft) => update(row, draft).then(saved)}
    />
  )
}

/** The part of a list's description that is about its rows. */
type ManagedRows<Row> = {
  /**
   * Prefix of the message ids: `.title`, `.about`, `.count` ({count}), `.failed`, `.empty`, `.emptyText`, `.filteredEmpty`,
   * `.add` and `.edit` ({name}), and those of columns, fields and filters.
   */
  texts: string
  columns: readonly RecordColumn<Row>[]
  nameOf: (row: Row) => string
  /** True if a row may be changed, and deleted; absent: all. */
  canEdit?: (row: Row) => boolean
  canRemove?: (row: Row) => boolean
  /** Further actions of a row, before Edit. */
  renderActions?: (row: Row) => ReactNode
}

type ManagedColumnsProps<
  Scope extends object,
  Filters extends object,
  Draft,
  Row extends ManagedRecord,
> = ManagedRows<Row> & {
  list: ReturnType<typeof useManagedList<Scope, Filters, Draft, Row>>
  search: ManagedSearch
}

/** The columns of a managed list, who changed a row when, and what may be done to it. */
function useManagedColumns<Scope extends object, Filters extends object, Draft, Row extends ManagedRecord>(
  props: ManagedColumnsProps<Scope, Filters, Draft, Row>,
) {
  const { texts, columns, list } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const hasActions =
    list.update !== undefined || list.remove !== undefined || props.renderActions !== undefined
  const changeColumn: RecordColumn<Row> = {
    key: 'changed',
    head: formatMessage({ id: 'managed.changed' }),
    render: ({ updatedAt, updatedBy }) => (
      <TwoLines isQuiet first={<ShortTime text={formatTime(updatedAt, timezone)} />} second={updatedBy} />
    ),
    isQuiet: true,
  }
  return useRecordColumns({
    texts,
    columns: [...columns, changeColumn],
    renderActions: hasActions ? (row) => <RowActions {...props} row={row} /> : undefined,
  })
}

function RowActions<Scope extends object, Filters extends object, Draft, Row extends ManagedRecord>(
  props: ManagedColumnsProps<Scope, Filters, Draft, Row> & { row: Row },
) {
  const { row, nameOf, list, search, renderActions: actionsOf, canEdit, canRemove } = props
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const name = nameOf(row)
  const { remove } = list

  async function drop(onOk: () => Promise<void>): Promise<void> {
    const isGone = await services.confirm({
      title: formatMessage({ id: 'managed.delete.title' }, { name }),
      content: formatMessage({ id: 'managed.delete.text' }),
      okText: formatMessage({ id: 'managed.delete' }),
      isDestructive: true,
      onOk,
    })
    if (!isGone) return
    services.toast.success(formatMessage({ id: 'managed.deleted' }, { name }))
    const left = (list.rows.data?.records.length ?? 0) - 1
    const { setSearch, paging } = search.list
    setSearch({ page: pageAfterRemoval(paging.page, left) }, { replace: true })
  }

  return (
    <>
      {actionsOf?.(row)}
      {list.update !== undefined && canEdit?.(row) !== false && (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'managed.editOf' }, { name })}
          onClick={() => search.setOpen(String(row.id))}
        >
          {formatMessage({ id: 'managed.edit' })}
        </Button>
      )}
      {remove !== undefined && canRemove?.(row) !== false && (
        <Button
          type="link"
          danger
          aria-label={formatMessage({ id: 'managed.deleteOf' }, { name })}
          onClick={() => void drop(() => remove(row))}
        >
          {formatMessage({ id: 'managed.delete' })}
        </Button>
      )}
    </>
  )
}

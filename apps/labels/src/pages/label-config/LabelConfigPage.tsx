import { wordList, type DataOf, type label } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useHost, useHasCall } from '@console/sub-app'
import { ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { LabelEditor } from '../../editor/label-editor-part.ts'
import { useLabels } from '../../queries/labels.ts'
import { AddButton } from './AddButton.tsx'
import { labelList, toLabelQuery, type LabelFilters } from './label-config.search.ts'
import { LabelBand } from './LabelBand.tsx'
import { LabelCard } from './LabelCard.tsx'
import { LabelDialogs } from './LabelDialogs.tsx'
import { useLabelActions } from './use-label-actions.ts'
import { useLabelColumns } from './use-label-columns.tsx'
import { useLabelStates } from './use-label-states.tsx'

/** The smart labels of the company (LABEL-001). */
export function LabelConfigPage() {
  const { formatMessage } = useIntl()
  const host = useHost()
  const hasWordLists = useHasCall(wordList.query)
  const list = useListSearch(labelList)
  const { setSearch, filters } = list
  const labels = useLabels(toLabelQuery(list))
  const { busyId, toggle, remove } = useLabelActions(list, labels.data)
  const open = () => setSearch({ add: true })
  const actions = {
    busyId,
    onEdit: (id: number) => setSearch({ edit: id }),
    onNearEdit: () => LabelEditor.preload(host),
    onToggle: (row: label.Label) => void toggle(row),
    onDelete: (row: label.Label) => void remove(row),
  }
  const columns = useLabelColumns(actions)
  const renderCard = (row: label.Label) => <LabelCard label={row} {...actions} />
  const states = useLabelStates(
    {
      filters,
      onFilters: (next) => list.inquire(next, labels),
      onReset: () => list.reset(labels),
    },
    open,
  )
  return (
    <ListPage
      list={list}
      query={labels}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'label.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'label.page' })} />}
      band={renderBand}
      formatCount={({ total }) => formatMessage({ id: 'label.count' }, { count: total })}
      tools={
        hasWordLists && (
          <Button onClick={() => setSearch({ lists: true })}>
            {formatMessage({ id: 'label.wordLists' })}
          </Button>
        )
      }
      action={<AddButton text={formatMessage({ id: 'label.add' })} onClick={open} />}
      columns={columns}
      isCompact
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      states={states}
    >
      <LabelDialogs list={list} labels={labels.data?.smartLabels} />
    </ListPage>
  )
}

function renderBand(band: BandProps<LabelFilters>) {
  return <LabelBand {...band} />
}

function toRowPage({ smartLabels, totalCnt }: DataOf<typeof label.query>): RowPage<label.Label> {
  return { rows: smartLabels, total: totalCnt }
}

import { qualityDesk } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type DayRange, formatTime, Icon, RateBar, TwoLines } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { NEW_RECORD } from '../../../base/components/managed-list/managed-search.ts'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useDrawInspection, useInspections } from '../../queries/quality-desk.ts'
import { InspectionReview } from './InspectionReview.tsx'
import { InspectionSessions, NEXT_ITEM } from './InspectionSessions.tsx'

export { texts } from '../../texts.ts'

const OFFERED_SESSIONS = 20

/** Inspections of randomly sampled sessions, with their progress. */
export function InspectionsPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const search = useReadingSearch('quality.inspection')
  const inspections = useInspections({ ...scope, ...search.paging })
  const columns = useInspectionColumns()
  const opened = inspections.data?.records.find(({ id }) => String(id) === search.open?.split('.')[0])
  const [, openItem] = search.open?.split('.') ?? []
  if (opened !== undefined) {
    const onItem = (item: number | string | null) =>
      search.setOpen(item === null ? String(opened.id) : `${opened.id}.${item}`)
    return openItem === undefined ? (
      <InspectionSessions inspection={opened} onReview={onItem} />
    ) : (
      <InspectionReview inspection={opened} openItem={openItem} onItem={onItem} />
    )
  }
  return (
    <ReadingPage<qualityDesk.Inspection>
      texts="quality.inspection"
      answer={inspections}
      search={search}
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => search.setOpen(NEW_RECORD)}>
          {formatMessage({ id: 'quality.inspection.draw' })}
        </Button>
      }
      rowKey={({ id }) => id}
      columns={columns}
      renderActions={({ id, name, judged, drawn }) => (
        <>
          {judged < drawn && (
            <Button
              type="link"
              aria-label={formatMessage({ id: 'quality.inspection.reviewOf' }, { name })}
              onClick={() => search.setOpen(`${id}.${NEXT_ITEM}`)}
            >
              {formatMessage({ id: 'quality.inspection.review' })}
            </Button>
          )}
          <Button
            type="link"
            aria-label={formatMessage({ id: 'quality.inspection.openOf' }, { name })}
            onClick={() => search.setOpen(String(id))}
          >
            {formatMessage({ id: 'quality.inspection.open' })}
          </Button>
        </>
      )}
    >
      {search.open === NEW_RECORD && (
        <DrawForm scope={scope} range={search.range} onClose={() => search.setOpen(null)} />
      )}
    </ReadingPage>
  )
}

function useInspectionColumns(): RecordColumn<qualityDesk.Inspection>[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'name', render: ({ name }) => name },
    { key: 'days', render: ({ from, to }) => `${from} – ${to}` },
    { key: 'drawn', render: ({ drawn }) => formatNumber(drawn), isNumber: true },
    {
      key: 'judged',
      render: ({ judged, drawn }) => (
        <RateBar part={judged} of={drawn} label={formatMessage({ id: 'quality.inspection.column.judged' })} />
      ),
    },
    { key: 'passed', render: ({ passed }) => formatNumber(passed), isNumber: true },
    {
      key: 'made',
      render: ({ createdAt, createdBy }) => (
        <TwoLines isQuiet first={<ShortTime text={formatTime(createdAt, timezone)} />} second={createdBy} />
      ),
    },
  ]
}

/** Samples sessions of some days. */
function DrawForm({
  scope,
  range: [from, to],
  onClose,
}: BusinessPageProps & { range: DayRange; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const draw = useDrawInspection(scope)
  return (
    <ManagedForm
      title={formatMessage({ id: 'quality.inspection.draw' })}
      okText={formatMessage({ id: 'quality.inspection.drawNow' })}
      draftKey={{ name: qualityDesk.draw.id, id: scope.bizTypeId }}
      texts="quality.inspection"
      fields={[
        { name: 'name', kind: 'text' },
        { name: 'from', kind: 'day' },
        { name: 'to', kind: 'day' },
        { name: 'sessions', kind: 'number', hasHint: true },
      ]}
      schema={qualityDesk.draw.body}
      initial={{ name: '', from, to, sessions: OFFERED_SESSIONS }}
      nameField="name"
      onClose={onClose}
      onSave={async (body) => {
        const count = await draw(body)
        services.toast.success(formatMessage({ id: 'quality.inspection.drawnDone' }, { count }))
      }}
    />
  )
}

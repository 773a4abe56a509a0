import { type BodyOf, qualityDesk } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { AppModal, formatTime, StatusWord } from '@console/ui'
import { Button, Select } from 'antd'
import { useIntl } from 'react-intl'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'
import { allRows } from '../../../base/components/reading/page-of-rows.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { ReviewedSession } from '../../../base/components/transcript/ReviewedSession.tsx'
import { nextAfter } from '../../../base/model/next-after.ts'
import { useAssignItem, useInspectionItems, useInspectors, useJudgeItem } from '../../queries/inspections.ts'

const PEOPLE_WIDTH = 160

const VERDICTS = ['pass', 'fail'] as const

const DIALOG_WIDTH = 1120
const TEXTS = 'quality.item'

type InspectionItemsProps = {
  inspection: qualityDesk.Inspection
  /** The item that is being reviewed. */
  openItem: string | null
  onItem: (item: number | null) => void
  onClose: () => void
}

/** The sessions of one inspection, with reviewer and verdict. */
export function InspectionItems({ inspection, openItem, onItem, onClose }: InspectionItemsProps) {
  const { formatMessage } = useIntl()
  const items = useInspectionItems(inspection.id)
  const columns = useItemColumns()
  const opened = items.data?.find(({ id }) => String(id) === openItem)
  const next = opened && nextAfter(items.data ?? [], opened, ({ verdict }) => verdict === null)
  return (
    <AppModal open title={inspection.name} width={DIALOG_WIDTH} footer={null} onCancel={onClose}>
      <RecordTable
        texts={TEXTS}
        label={inspection.name}
        query={items}
        toRowPage={allRows}
        states={{ failed: formatMessage({ id: `${TEXTS}.failed` }), empty: null }}
        rowKey={({ id }) => id}
        columns={columns}
        renderActions={({ id, sessionId }) => (
          <Button
            type="link"
            aria-label={formatMessage({ id: `${TEXTS}.judgeOf` }, { session: sessionId })}
            onClick={() => onItem(id)}
          >
            {formatMessage({ id: `${TEXTS}.judge` })}
          </Button>
        )}
      />
      {opened !== undefined && (
        <JudgeForm
          key={opened.id}
          item={opened}
          onNext={next && (() => onItem(next.id))}
          onClose={() => onItem(null)}
        />
      )}
    </AppModal>
  )
}

type JudgeFormProps = {
  item: qualityDesk.InspectionItem
  onNext: (() => void) | undefined
  onClose: () => void
}

/** The verdict on one session; a failed one requires a reason. */
function JudgeForm({ item, onNext, onClose }: JudgeFormProps) {
  const { formatMessage } = useIntl()
  const showSaved = useSavedToast()
  const judge = useJudgeItem(item)
  const { id, version, sessionId, verdict, remark } = item
  const initial: BodyOf<typeof qualityDesk.judgeItem> = { verdict: verdict ?? 'pass', remark: remark ?? '' }
  return (
    <ManagedForm
      title={formatMessage({ id: 'quality.item.judgeOf' }, { session: sessionId })}
      draftKey={{ name: qualityDesk.judgeItem.id, id, version }}
      texts="quality.item"
      beside={<ReviewedSession sessionId={sessionId} />}
      onNext={onNext}
      fields={[
        {
          name: 'verdict',
          kind: 'choice',
          options: VERDICTS.map((value) => ({
            value,
            label: formatMessage({ id: `quality.verdict.${value}` }),
          })),
        },
        { name: 'remark', kind: 'area', hasHint: true },
      ]}
      schema={qualityDesk.judgeItem.body}
      initial={initial}
      nameField="remark"
      onClose={onClose}
      onSave={async (body) => {
        await judge(body)
        showSaved()
      }}
    />
  )
}

function useItemColumns(): RecordColumn<qualityDesk.InspectionItem>[] {
  const { formatNumber } = useIntl()
  const { timezone } = useHost()
  const inspectors = useInspectors()
  const options = (inspectors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return [
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'at', render: ({ startedAt }) => formatTime(startedAt, timezone), isQuiet: true },
    { key: 'customer', render: ({ customer }) => customer ?? '-' },
    { key: 'seats', render: ({ seats }) => seats },
    { key: 'violations', render: ({ violations }) => formatNumber(violations), isNumber: true },
    {
      key: 'assignedTo',
      render: (item) => <AssigneeSelect item={item} options={options} isLoading={inspectors.isLoading} />,
    },
    { key: 'verdict', render: (item) => <Verdict item={item} /> },
  ]
}

type AssigneeSelectProps = {
  item: qualityDesk.InspectionItem
  options: { value: number; label: string }[]
  isLoading: boolean
}

/** Assigns a session to a reviewer; a refusal is shown as a toast. */
function AssigneeSelect({ item, options, isLoading }: AssigneeSelectProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const assign = useAssignItem()
  async function choose(userId: number | null): Promise<void> {
    try {
      await assign(item, userId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      services.toast.error(error.message)
    }
  }
  return (
    <Select<number | null>
      style={{ width: PEOPLE_WIDTH }}
      aria-label={formatMessage({ id: 'quality.item.assign' }, { session: item.sessionId })}
      allowClear
      value={item.assignedTo?.id ?? null}
      options={options}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(userId) => void choose(userId ?? null)}
    />
  )
}

function Verdict({ item: { verdict, remark, judgedBy } }: { item: qualityDesk.InspectionItem }) {
  const { formatMessage } = useIntl()
  if (verdict === null) return <>-</>
  const facts = [formatMessage({ id: `quality.verdict.${verdict}` }), judgedBy, remark]
  return (
    <StatusWord tone={verdict === 'pass' ? 'good' : 'error'}>
      {facts.filter((part) => part !== null).join(' · ')}
    </StatusWord>
  )
}

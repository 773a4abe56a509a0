import { qualityDesk } from '@console/contracts'
import { ApiError, callQuery, useHost } from '@console/sub-app'
import { AppModal, ErrorState, formatTime } from '@console/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useIntl } from 'react-intl'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { StatusWord } from '../../../base/components/StatusWord.tsx'
import { JudgeForm } from './JudgeForm.tsx'

const DIALOG_WIDTH = 1120
const PEOPLE_WIDTH = 160
const TEXTS = 'quality.item'

type InspectionItemsProps = {
  inspection: qualityDesk.Inspection
  /** Whose judgement is being given. */
  openItem: string | null
  onItem: (item: number | null) => void
  onClose: () => void
}

/** The sessions of one inspection: who listens to each, and what they said. */
export function InspectionItems({ inspection, openItem, onItem, onClose }: InspectionItemsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { client, timezone } = useHost()
  const items = useQuery(callQuery(client, qualityDesk.inspectionItems, { params: { id: inspection.id } }))
  const inspectors = useQuery(callQuery(client, qualityDesk.inspectors))
  const assign = useAssign()
  const opened = items.data?.find(({ id }) => String(id) === openItem)
  const options = (inspectors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  if (items.error !== null) {
    return (
      <AppModal open title={inspection.name} footer={null} onCancel={onClose}>
        <ErrorState
          title={formatMessage({ id: `${TEXTS}.failed` })}
          error={items.error}
          onRetry={() => void items.refetch()}
        />
      </AppModal>
    )
  }
  return (
    <AppModal open title={inspection.name} width={DIALOG_WIDTH} footer={null} onCancel={onClose}>
      <RecordTable<qualityDesk.InspectionItem>
        texts={TEXTS}
        label={inspection.name}
        rows={items.data ?? []}
        isLoading={items.data === undefined}
        rowKey={({ id }) => id}
        columns={[
          { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
          { key: 'at', render: ({ startedAt }) => formatTime(startedAt, timezone), isQuiet: true },
          { key: 'customer', render: ({ customer }) => customer ?? '-' },
          { key: 'seats', render: ({ seats }) => seats },
          { key: 'violations', render: ({ violations }) => formatNumber(violations), isNumber: true },
          {
            key: 'assignedTo',
            render: (item) => (
              <Select<number | null>
                style={{ width: PEOPLE_WIDTH }}
                aria-label={formatMessage({ id: `${TEXTS}.assign` }, { session: item.sessionId })}
                allowClear
                value={item.assignedTo?.id ?? null}
                options={options}
                loading={inspectors.isLoading}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(userId) => void assign(item, userId ?? null)}
              />
            ),
          },
          { key: 'verdict', render: (item) => <Verdict item={item} /> },
        ]}
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
      {opened !== undefined && <JudgeForm key={opened.id} item={opened} onClose={() => onItem(null)} />}
    </AppModal>
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

/** Gives a session to somebody; what the server refuses is told, and the sessions are loaded anew. */
function useAssign() {
  const { client, services } = useHost()
  const queryClient = useQueryClient()
  return async ({ id, version }: qualityDesk.InspectionItem, userId: number | null): Promise<void> => {
    try {
      await client.send(qualityDesk.assignItem, {
        params: { id },
        query: { version },
        body: { userId },
        isQuiet: true,
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      services.toast.error(error.message)
    }
    await queryClient.invalidateQueries({ queryKey: [qualityDesk.inspectionItems.id] })
  }
}

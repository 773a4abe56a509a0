import { seat as seatCalls, workspace, type user } from '@console/contracts'
import { failureText, type HttpClient } from '@console/sub-app'
import { StatusWord, type StatusTone } from '@console/ui'
import { Select } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSetStatus } from '../queries/own-seat.ts'
import { clockText, useServerNow } from './server-clock.ts'
import styles from './SeatPanel.module.css'

type StatusPanelProps = {
  client: HttpClient
  agent: user.UserInfo
  seat: seatCalls.OwnSeat
  /** When the answer came, by this machine's clock. */
  saidAtMs: number
  isStale: boolean
}

const { SEAT_STATUS } = workspace
const SHOWN: Readonly<Record<workspace.SeatStatus, { name: string; tone: StatusTone }>> = {
  [SEAT_STATUS.unknown]: { name: 'unknown', tone: 'unknown' },
  [SEAT_STATUS.offline]: { name: 'offline', tone: 'offline' },
  [SEAT_STATUS.online]: { name: 'online', tone: 'good' },
  [SEAT_STATUS.calling]: { name: 'calling', tone: 'calling' },
  [SEAT_STATUS.nonworking]: { name: 'rest', tone: 'idle' },
  [SEAT_STATUS.ringing]: { name: 'ringing', tone: 'ringing' },
}
const TONE_OF: Readonly<Record<seatCalls.OwnStatus, StatusTone>> = {
  online: 'good',
  rest: 'idle',
  offline: 'offline',
}

/** The status that others see, with its duration, and the buttons that set it. */
export function StatusPanel({ client, agent, seat, saidAtMs, isStale }: StatusPanelProps) {
  const { formatMessage } = useIntl()
  const businesses = agent.businessTypes ?? []
  const [chosen, setChosen] = useState(agent.selectedBusinessTypeId ?? null)
  const business = businesses.find(({ businessTypeId }) => businessTypeId === chosen) ?? businesses[0]
  const setting = useSetStatus(client)
  return (
    <section className={styles['panel']} aria-labelledby="seat-status">
      <h2 id="seat-status" className="ui-small ui-strong ui-muted">
        {formatMessage({ id: 'seat.status' })}
      </h2>
      <PresentStatus seat={seat} saidAtMs={saidAtMs} isStale={isStale} />
      {businesses.length > 1 && (
        <BusinessSelect
          businesses={businesses}
          value={business?.businessTypeId ?? null}
          onChange={setChosen}
        />
      )}
      <div className={styles['buttons']} role="group" aria-labelledby="seat-status">
        {seatCalls.OWN_STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            className={styles['statusButton']}
            aria-pressed={seat.ownStatus === status}
            disabled={business === undefined || setting.isPending}
            onClick={() => {
              if (business) setting.mutate({ status, businessTypeId: business.businessTypeId })
            }}
          >
            <StatusWord tone={TONE_OF[status]}>{formatMessage({ id: `seat.status.${status}` })}</StatusWord>
          </button>
        ))}
      </div>
      {business === undefined && (
        <p className={styles['quiet']}>{formatMessage({ id: 'seat.noBusiness' })}</p>
      )}
      {seat.isLost && (
        <p className="ui-after-12 ui-size-13 ui-error" role="alert">
          {formatMessage({ id: 'seat.status.lost' })}
        </p>
      )}
      {setting.isError && (
        <p className="ui-after-12 ui-size-13 ui-error" role="alert">
          {formatMessage({ id: 'seat.status.failed' }, { reason: failureText(setting.error) })}
        </p>
      )}
      {isStale && (
        <p className="ui-after-12 ui-size-13 ui-error" role="status">
          {formatMessage({ id: 'seat.stale' })}
        </p>
      )}
    </section>
  )
}

function PresentStatus({ seat, saidAtMs, isStale }: Pick<StatusPanelProps, 'seat' | 'saidAtMs' | 'isStale'>) {
  const { formatMessage } = useIntl()
  const now = useServerNow({ seconds: seat.now, atMs: saidAtMs })
  const { name, tone } = SHOWN[seat.status]
  return (
    <p className={styles['present']} data-stale={isStale}>
      <StatusWord tone={tone}>{formatMessage({ id: `seat.status.${name}` })}</StatusWord>
      {seat.statusStartTime !== null && (
        <span className="ui-figures">{clockText(Math.max(0, now - seat.statusStartTime))}</span>
      )}
    </p>
  )
}

type BusinessSelectProps = {
  businesses: readonly user.BusinessType[]
  value: number | null
  onChange: (businessTypeId: number | null) => void
}

function BusinessSelect({ businesses, value, onChange }: BusinessSelectProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'seat.business' })
  return (
    <label className={styles['business']}>
      {label}
      <Select
        size="large"
        aria-label={label}
        value={value}
        onChange={onChange}
        options={businesses.map((one) => ({ value: one.businessTypeId, label: one.businessTypeName }))}
      />
    </label>
  )
}

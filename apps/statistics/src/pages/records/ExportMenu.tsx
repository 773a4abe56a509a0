import type { exports } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Icon, toWireDay } from '@console/ui'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toRecordFilter, type RecordFilters } from './record-list.search.ts'

type ExportMenuProps = {
  filters: RecordFilters
  /** Nothing was found: there are no records to export, but seats may have scores. */
  isEmpty: boolean
}

/**
 * Exports the violations of the query, or the scores of the seats; the tray has the file (VIOL-010, VIOL-011, R41).
 * A failed start is toasted, what comes later the host says.
 */
export function ExportMenu({ filters, isEmpty }: ExportMenuProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const [isStarting, setStarting] = useState(false)
  const records = recordsRequest(filters, timezone)
  const scores = scoresRequest(filters)
  const severalOrganisations = filters.orgIds.length > 1

  async function start(request: exports.ExportRequestInput, format: exports.ExportFormat) {
    setStarting(true)
    try {
      await services.startExport({ ...request, format })
    } catch (error) {
      services.reportError(error, `export.${request.kind}`)
      services.toast.error(formatMessage({ id: 'global.export.failed' }))
    }
    setStarting(false)
  }

  const group = (
    kind: 'violations' | 'seatQuality',
    label: string,
    request: exports.ExportRequestInput | null,
  ) => ({
    key: kind,
    type: 'group' as const,
    label,
    children: services.exportChoices(kind).map((choice) => ({
      key: `${kind}.${choice}`,
      label: formatMessage({ id: `domainUi.export.${choice}` }),
      disabled: request === null,
      onClick: () => {
        if (request === null) return
        if (choice === 'schedule') services.scheduleExport(request)
        else void start(request, choice)
      },
    })),
  })
  const scoresLabel = severalOrganisations ? 'records.export.scores.one' : 'records.export.scores'
  return (
    <Dropdown
      trigger={['click']}
      disabled={isStarting || (records === null && scores === null)}
      menu={{
        items: [
          group('violations', formatMessage({ id: 'records.export.records' }), isEmpty ? null : records),
          group('seatQuality', formatMessage({ id: scoresLabel }), scores),
        ],
      }}
    >
      <Button icon={<Icon name="export" />} loading={isStarting}>
        {formatMessage({ id: 'stat.export' })}
        <Icon name="down" size={14} />
      </Button>
    </Dropdown>
  )
}

function recordsRequest(filters: RecordFilters, zone: string): exports.ExportRequestInput | null {
  const filter = toRecordFilter(filters, zone)
  return filter === null ? null : { kind: 'violations', filter }
}

/** Builds the request from the business, the days and one organisation: the call takes no more (VIOL-Q8). */
function scoresRequest({ bizTypeId, range, orgIds }: RecordFilters): exports.ExportRequestInput | null {
  if (bizTypeId === null || range === null || orgIds.length > 1) return null
  const [orgId] = orgIds
  const [from, to] = range
  return {
    kind: 'seatQuality',
    filter: {
      beginDay: toWireDay(from),
      endDay: toWireDay(to),
      bizTypeId,
      ...(orgId === undefined ? {} : { orgId }),
    },
  }
}

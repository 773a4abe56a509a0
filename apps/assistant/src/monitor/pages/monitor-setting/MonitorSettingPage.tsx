import { monitorSetting } from '@console/contracts'
import { useBusinessOptions, useOrganizationOptions } from '@console/domain-ui'
import { durationText } from '@console/ui/time'
import { useMemo } from 'react'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

export { texts } from '../../texts.ts'

/** Widths in px: of a name, and of spans of time. */
const NAME_WIDTH = 84
const TIMES_WIDTH = 164

const COLUMNS: readonly RecordColumn<monitorSetting.WarnLimit>[] = [
  { key: 'organization', render: ({ orgName }) => orgName, maxWidth: NAME_WIDTH },
  { key: 'business', render: ({ bizTypeName }) => bizTypeName, maxWidth: NAME_WIDTH },
  {
    key: 'workTimes',
    render: ({ workTimes }) => workTimes.join(', '),
    maxWidth: TIMES_WIDTH,
  },
  { key: 'callCnt', render: ({ callCnt }) => callCnt, isNumber: true },
  { key: 'talkCnt', render: ({ talkCnt }) => talkCnt, isNumber: true },
  { key: 'talkRate', render: ({ talkRate }) => talkRate, isNumber: true },
  { key: 'talkSeconds', render: ({ talkSeconds }) => durationText(talkSeconds), isNumber: true },
  {
    key: 'avgTalkSeconds',
    render: ({ avgTalkSeconds }) => durationText(avgTalkSeconds),
    isNumber: true,
  },
  { key: 'foulCnt', render: ({ foulCnt }) => foulCnt, isNumber: true },
]

/** The warning limits for agents, by organisation and business. */
export function MonitorSettingPage() {
  const organizations = useOrganizationOptions()
  const businesses = useBusinessOptions()
  const { options } = organizations
  const filters = useMemo(
    () => [
      {
        name: 'orgId',
        kind: 'choice' as const,
        options: options.map(({ value, label }) => ({ value: String(value), label })),
      },
    ],
    [options],
  )
  return (
    <ManagedListPage
      calls={monitorSetting.warnLimits}
      scope={{}}
      texts="monitor.setting"
      filters={filters}
      toFilters={({ orgId }) => ({ orgId: orgId == null ? undefined : Number(orgId) })}
      columns={COLUMNS}
      nameOf={({ orgName, bizTypeName }) => `${orgName} · ${bizTypeName}`}
      fields={[
        { name: 'orgId', kind: 'choice', isHalf: true, ...organizations },
        { name: 'businessTypeId', kind: 'choice', isHalf: true, ...businesses },
        { name: 'workTimes', kind: 'lines', hasHint: true },
        { name: 'callCnt', kind: 'number', isHalf: true },
        { name: 'talkCnt', kind: 'number', isHalf: true },
        { name: 'talkRate', kind: 'decimal', isHalf: true },
        { name: 'talkSeconds', kind: 'number', isHalf: true },
        { name: 'avgTalkSeconds', kind: 'number', isHalf: true },
        { name: 'foulCnt', kind: 'number', isHalf: true, hasHint: true },
      ]}
      nameField="orgId"
      emptyDraft={{
        orgId: options[0]?.value ?? 0,
        businessTypeId: businesses.options[0]?.value ?? 0,
        workTimes: ['09:00-12:00', '13:00-18:00'],
        callCnt: 0,
        talkCnt: 0,
        talkRate: 0,
        talkSeconds: 0,
        avgTalkSeconds: 0,
        foulCnt: 0,
      }}
      toDraft={toDraft}
    />
  )
}

function toDraft(limit: monitorSetting.WarnLimit) {
  const { orgId, businessTypeId, workTimes, callCnt, talkCnt } = limit
  const { talkRate, talkSeconds, avgTalkSeconds, foulCnt } = limit
  return {
    orgId,
    businessTypeId,
    workTimes,
    callCnt,
    talkCnt,
    talkRate,
    talkSeconds,
    avgTalkSeconds,
    foulCnt,
  }
}

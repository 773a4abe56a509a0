import { recordsIn, rowsIn } from '../base/json.ts'
import { plain, type Step } from '../base/step.ts'

/** Pushed messages, the audit log, and how often things were used. */
export const MESSAGE_STEPS: readonly Step[] = [
  {
    id: 'message.popups',
    request: (facts) => ({ body: { businessTypeId: facts.get('bizTypeId') } }),
    isPrivate: true,
  },
  {
    id: 'message.history',
    request: () => ({ body: { current: 1, size: 10 } }),
    learn: (data, facts) => {
      const row = recordsIn(rowsIn(data)).find(
        ({ trigger_id: id }) => id !== null && id !== undefined && id !== '',
      )
      facts.learn('triggerId', row?.['trigger_id'])
      facts.learn('msgRuleCode', row?.['msg_rule_code'])
    },
    isPrivate: true,
  },
  {
    id: 'message.pushStat',
    request: (facts) => ({
      query: { triggerId: facts.get('triggerId'), msgRuleCode: facts.get('msgRuleCode'), ...facts.week },
    }),
  },
  {
    id: 'audit.modules',
    request: plain,
    learn: (data, facts) => facts.learn('module', recordsIn(rowsIn(data))[0]?.['module']),
  },
  { id: 'audit.opTypes', request: (facts) => ({ query: { module: facts.get('module') } }) },
  { id: 'audit.query', request: () => ({ query: { pageIndex: 1, pageSize: 10 } }), isPrivate: true },
  { id: 'audit.export', request: plain },
  {
    id: 'tracking.metrics',
    request: plain,
    learn: (data, facts) => facts.learn('metricId', recordsIn(data)[0]?.['metricId']),
  },
  {
    id: 'tracking.statList',
    request: (facts) => ({ query: { ...lastWeek(facts.seconds), pageIndex: 1, pageSize: 10 } }),
  },
  {
    id: 'tracking.detailList',
    request: (facts) => ({
      query: { ...lastWeek(facts.seconds), metricId: facts.get('metricId'), pageIndex: 1, pageSize: 10 },
    }),
    isPrivate: true,
  },
  { id: 'tracking.statExport', request: (facts) => ({ query: lastWeek(facts.seconds) }) },
]

const lastWeek = (seconds: number) => ({ beginTime: seconds - 6 * 86_400, endTime: seconds })

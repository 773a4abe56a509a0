import { headTexts, metricColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts(
  headTexts({
    'tracking.name': metricColumns.name,
    'tracking.metricId': metricColumns.metricId,
    'tracking.type': metricColumns.type,
    'tracking.category': metricColumns.category,
    'tracking.remark': metricColumns.remark,
    'tracking.counts': metricColumns.counts,
    'tracking.users': metricColumns.users,
  }),
  {
    tracking: ['Tracking records', '埋点记录'],
    'tracking.count': ['{count, plural, one {# metric} other {# metrics}}', '{count} 个指标'],
    'tracking.metric': ['Metric', '指标'],
    'tracking.metric.failed': ['The metrics could not be loaded', '指标加载失败'],
    'tracking.type.count': ['Count', '次数'],
    'tracking.type.duration': ['Duration', '时长'],
    'tracking.counts.note': [
      'Events on these days; of a duration, the seconds of its events added up.',
      '所选日期内的事件数；时长类指标为各事件秒数之和。',
    ],
    'tracking.users.note': [
      'Different people with any such event on these days.',
      '所选日期内有该事件的不同人员数。',
    ],
    'tracking.expand': ['Show the events of {name}', '展开{name}的事件'],
    'tracking.collapse': ['Hide the events of {name}', '收起{name}的事件'],
    'tracking.events.of': ['Events of {name}', '{name}的事件'],
    'tracking.events.count': ['{text} {count, plural, one {event} other {events}}', '{text} 个事件'],
    'tracking.events.failed': ['The events could not be loaded', '事件加载失败'],
    'tracking.events.none': ['No events of this metric', '该指标没有事件'],
    'tracking.events.none.text': [
      'Nobody did this on these days. Choose other days, or another business.',
      '所选日期内无人触发，请选择其他日期或业务。',
    ],
    'tracking.time': ['Time', '时间'],
    'tracking.person': ['Person', '人员'],
    'tracking.value': ['Value', '内容'],
    'tracking.session': ['Session', '会话'],
    'tracking.session.id': ['Session {id}', '会话 {id}'],
    'tracking.session.open': ['All events of {name} in session {id}', '{name}在会话 {id} 中的全部事件'],
    'tracking.session.events': ['Events of the session', '会话的事件'],
    'tracking.session.none': ['No events of this session', '该会话没有事件'],
    'tracking.session.none.text': [
      'There is no such session, or it belongs to somebody you may not see.',
      '会话不存在，或属于您无权查看的人员。',
    ],
    'tracking.source': ['Source', '来源'],
    'tracking.failed': ['The tracking records could not be loaded', '埋点记录加载失败'],
    'tracking.filtered': ['No tracking record matches these filters', '没有符合筛选条件的埋点记录'],
    'tracking.none': ['No tracking records on these days', '这些日期没有埋点记录'],
    'tracking.none.text': [
      'Nobody used the console. Choose other days.',
      '所选日期内无人使用控制台，请选择其他日期。',
    ],
    'tracking.export.failed': ['The tracking export failed', '埋点导出失败'],
  },
)

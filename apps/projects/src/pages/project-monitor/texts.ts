import { seatTexts } from '@console/domain-ui/seat-texts'
import { watchTexts } from '@console/domain-ui/watch-texts'
import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts(seatTexts, watchTexts, {
  'monitor.page': ['Live project monitor', '项目实时监控'],
  'monitor.failed': ['The projects could not be loaded', '项目加载失败'],
  'monitor.loading': ['Loading projects', '正在加载项目'],
  'monitor.none': ['No project has anybody to watch yet', '暂无可监控的项目'],
  'monitor.none.text': [
    'Projects appear here once a provider has started to work for them.',
    '服务商开始为项目工作后，项目会显示在这里。',
  ],
  'monitor.missing': ['This business cannot be watched', '无法监控该业务'],
  'monitor.missing.text': [
    'Its work for the project has not started, or is not visible to you. Choose another one.',
    '该业务尚未开始为项目工作，或对您不可见。请选择其他业务。',
  ],
  'monitor.projects': ['Projects and providers', '项目与服务商'],
  'monitor.projects.short': ['Projects', '项目'],
  'monitor.search.short': ['Project or provider', '项目或服务商'],
  'monitor.search': ['Find a project or provider', '搜索项目或服务商'],
  'monitor.search.none': ['No project or provider matches', '没有匹配的项目或服务商'],
  'monitor.choose': ['Choose a project', '选择项目'],
  'monitor.choose.now': [
    '{project}, {provider}: choose another project',
    '{project}，{provider}：选择其他项目',
  ],
  'monitor.closeTree': ['Close', '关闭'],
  'monitor.tools': ['View', '视图'],
  'monitor.onlineOnly': ['Watch online only', '只看在线'],
  'monitor.count': [
    '{online, number} of {count, plural, one {# agent} other {# agents}} online',
    '{count, number} 人中 {online, number} 人在线',
  ],
  'monitor.retryNow': ['Retry now', '立即重试'],
  'monitor.stale': ['Not updated since {time}.', '自 {time} 起未更新。'],
  'monitor.workers': ['Agents of {provider}', '{provider}的坐席'],
  'monitor.workers.loading': ['Loading agents', '正在加载坐席'],
  'monitor.workers.failed': ['The agents could not be loaded', '坐席加载失败'],
  'monitor.workers.foreign': ['Agents of this provider are not shared with you', '该服务商的坐席未向您开放'],
  'monitor.workers.foreign.text': [
    'They are shown to the company that posted the project and to the provider, while the work goes on.',
    '工作进行期间，仅项目发布企业和服务商可以查看。',
  ],
  'monitor.workers.none': ['Nobody works for this business', '该业务暂无坐席'],
  'monitor.workers.none.text': [
    'Agents appear here once the provider has placed them.',
    '服务商安排坐席后，坐席会显示在这里。',
  ],
  'monitor.workers.suspended': ['The project is suspended', '项目已暂停'],
  'monitor.workers.suspended.text': [
    'Those who work for it appear here again once it goes on.',
    '项目恢复后，承接坐席会重新显示在这里。',
  ],
  'monitor.workers.ceased': ['The project has ceased', '项目已终止'],
  'monitor.workers.ceased.text': ['Nobody works for it any more.', '已无人承接该项目。'],
  'monitor.workers.refresh': ['Refresh', '刷新'],
  'monitor.workers.noneOnline': ['Nobody is online', '当前无人在线'],
  'monitor.online': ['Online', '在线'],
  'monitor.offline': ['Offline', '离线'],
  'monitor.hours': ['{hours} h online', '在线 {hours} 小时'],
  'monitor.showOffline': ['Show {count, number} offline', '显示 {count, number} 个离线坐席'],
  'monitor.hideOffline': ['Hide {count, number} offline', '收起 {count, number} 个离线坐席'],
  'monitor.hours.tip': ['Since the work for this project began', '自开始为该项目工作以来'],
  'monitor.part.failed': ['The view could not be loaded', '画面组件加载失败'],
  'monitor.part.retry': ['Retry', '重试'],
})

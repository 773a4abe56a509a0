import { seatTexts } from '@console/domain-ui/seat-texts'
import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts(seatTexts, {
  'live.name': ['Remote view', '远程查看'],
  'live.parent': ['Live view', '实时监控'],
  'live.title': ['Remote view: {seat}', '远程查看：{seat}'],
  'live.nobodyNamed': ['No agent selected', '未指定坐席'],
  'live.nobodyNamed.text': [
    'Open this page from an agent of the workspace.',
    '请从工作台的坐席卡片打开此页面。',
  ],
  'live.failed': ['The call could not be loaded', '通话加载失败'],
  'live.unknown': ['Agent not found', '坐席不存在'],
  'live.stale': [
    'The last answer did not come. What you see is of {time}; it is being refetched.',
    '最近一次刷新失败，当前内容截至 {time}，正在重试。',
  ],
  'live.status.offline': ['Offline', '离线'],
  'live.status.online': ['Online', '在线'],
  'live.status.leave': ['On leave', '请假'],
  'live.status.work': ['At work', '工作中'],
  'live.status.break': ['Resting', '休息中'],
  'live.status.idle': ['Idle', '空闲'],
  'live.status.unknown': ['No activity for over a day', '一天内未上报状态'],
  'live.since': ['since {time}', '自 {time}'],
  'live.noCall': ['{seat} is not on a call', '{seat} 目前没有通话'],
  'live.noCall.text': ['This page shows a call as soon as one begins.', '通话开始后将自动显示。'],
  'live.lastSession': ['Open the last session', '打开最近的会话'],
  'live.call': ['Running call', '进行中的通话'],
  'live.jump': ['Jump to live', '回到实时'],
  'live.ringing': ['ringing for {time}', '响铃 {time}'],
  'live.talking': ['talking for {time}', '通话 {time}'],
  'live.nothingSaid': ['Nothing was said yet.', '暂无对话内容。'],
})

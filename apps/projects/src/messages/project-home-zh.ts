import type { projectHomeEn } from './project-home-en.ts'

export const projectHomeZh: Readonly<Record<keyof typeof projectHomeEn, string>> = {
  'projectHome.page': '项目首页',
  'projectHome.failed': '数据加载失败',
  'projectHome.figures': '数据概览',
  'projectHome.total': '全部项目',
  'projectHome.total.note': '所有状态的项目',
  'projectHome.bizAddition': '新增合作',
  'projectHome.bizAddition.note': '近 30 天通过的申请',
  'projectHome.manpowerChange': '人力变化',
  'projectHome.manpowerChange.note': '当前已确认人力与 30 天前之差',
  'projectHome.ongoing': '进行中项目',
  'projectHome.ongoing.title': '每日进行中项目数',
  'projectHome.ongoing.summary': '每日进行中项目数折线图：{from} 为 {before}，{to} 为 {now}。',
  'projectHome.ongoing.none': '暂无可显示的日期',
  'projectHome.day': '日期',
  'projectHome.quick': '快捷入口',
  'projectHome.quick.add': '新增项目',
  'projectHome.quick.list': '项目列表',
}

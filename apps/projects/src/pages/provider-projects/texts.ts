import { defineTexts } from '@console/ui/texts'
import { listTexts } from '../../components/list-texts.ts'

export const texts = defineTexts(listTexts, {
  'providerProjects.open': ['Open projects', '开放项目'],
  'providerProjects.accepted': ['Assigned projects', '已承接项目'],
  'providerProjects.search': ['Project name', '项目名称'],
  'providerProjects.industry.failed': ['Could not be loaded', '加载失败'],
  'providerProjects.modified': ['Updated', '更新时间'],
  'providerProjects.name': ['Project name', '项目名称'],
  'providerProjects.id': ['Project ID', '项目 ID'],
  'providerProjects.created': ['Created', '创建时间'],
  'providerProjects.need': ['Manpower demand', '人力需求'],
  'providerProjects.assigned': ['Manpower assigned', '分配人力'],
  'providerProjects.state': ['Application status', '申请状态'],
  'providerProjects.view': ['View', '查看'],
  'providerProjects.apply': ['Apply', '申请'],
  'providerProjects.applyAgain': ['Apply again', '重新申请'],
  'providerProjects.report': ['Report', '月报'],
  'providerProjects.personnel': ['Personnel', '人员安排'],
  'providerProjects.monitor': ['Monitor', '监控'],
  'providerProjects.detail': ['Detail', '详情'],
  'providerProjects.card': [
    'Need {need, number}, assigned {assigned}',
    '需求 {need, number} 人，分配 {assigned}',
  ],
  'providerProjects.open.none': ['No project is open', '暂无开放项目'],
  'providerProjects.open.none.text': [
    'Projects that look for service providers are listed here.',
    '正在寻找服务商的项目会显示在这里。',
  ],
  'providerProjects.accepted.none': ['You work for no project yet', '尚未承接任何项目'],
  'providerProjects.accepted.none.text': [
    'A project comes here once your application for it has passed.',
    '申请通过后，项目会显示在这里。',
  ],
})

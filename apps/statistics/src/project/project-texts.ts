import { defineTexts } from '@console/ui/texts'

/** Texts in the frame of the project pages. They load with these pages. */
export const projectTexts = defineTexts({
  'stat.project.contractor': ['Contractor', '承包商'],
  'stat.project.double': ['{name}, business {business, number}', '{name}（业务 {business, number}）'],
  'stat.project.none': ['No contractors', '没有承包商'],
  'stat.project.none.text': [
    'Nobody works for a project whose figures you can see.',
    '没有您可查看数据的项目承包商。',
  ],
  'stat.project.failed': ['The projects could not be loaded', '项目加载失败'],
  'stat.project.counted': [
    'Counted every 15 minutes or daily, in the contractor’s days and by the contractor’s own definition of valid calls.',
    '每 15 分钟或每天统计，按承包商当地日期及其有效通话定义计算。',
  ],
  'stat.project.zone': [
    'Days and times are those of {zone}, where the contractor works.',
    '日期和时间均为承包商所在时区 {zone}。',
  ],
  'stat.project.from': [
    'Figures count from {time} on, when the contractor began to work for the project.',
    '数据自 {time} 承包商开始为该项目工作起统计。',
  ],
  'stat.project.until': [
    'Figures count until {time}, when the contractor’s work for the project ended.',
    '数据统计至 {time}，承包商此后不再为该项目工作。',
  ],
  'stat.project.before': [
    'In these days the contractor did not work for the project yet; the work began at {time}.',
    '这些日期内承包商尚未为该项目工作，工作开始于 {time}。',
  ],
  'stat.project.after': [
    'In these days the contractor no longer worked for the project; the work ended at {time}.',
    '这些日期内承包商已不再为该项目工作，工作结束于 {time}。',
  ],
})

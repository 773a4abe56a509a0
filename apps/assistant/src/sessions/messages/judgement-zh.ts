import type { judgementEn } from './judgement-en.ts'

export const judgementZh: Record<keyof typeof judgementEn, string> = {
  'judgement.title': '会话校验',
  'judgement.what': '校验内容',
  'judgement.updatedAt': '校验时间',
  'judgement.failed': '校验结果加载失败',
  'judgement.empty': '暂无校验结果',
  'judgement.empty.text': '可在会话的校验编辑页中判断句子。',
}

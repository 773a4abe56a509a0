import { waitText } from '../messages/http.ts'
import type { Text } from '../messages/text.ts'
import type { JobProblem } from './stored-job.ts'

export const exportTexts = {
  stillRunning: {
    en: 'The export takes longer. It goes on in the export tray.',
    zh: '导出耗时较长，可在导出列表中继续查看。',
  },
  linkExpired: {
    en: 'This link has expired. Take a new one from the export tray.',
    zh: '链接已过期，请在导出列表中重新获取。',
  },
  rightGone: {
    en: 'You no longer have the rights that this file was made with. Export it again.',
    zh: '您已不具备生成该文件时的权限，请重新导出。',
  },
} satisfies Record<string, Text>

/** Why an export of an earlier version cannot be shown, and what its person can do. */
export const problemTexts = {
  noExport: {
    en: 'This can no longer be exported. Remove it from the list.',
    zh: '该内容已不支持导出，请将其移除。',
  },
  filters: {
    en: 'The export no longer takes these filters. Remove it, and export again from its page.',
    zh: '该导出不再支持这些筛选条件，请将其移除，并在页面重新导出。',
  },
} satisfies Record<JobProblem, Text>

/** Why an export has no file; the codes are stored in the job's row. */
const reasons = {
  serverRestarted: {
    en: 'The server was restarted meanwhile. Start it again.',
    zh: '服务器已重启，请重新导出。',
  },
  diskFull: { en: 'The server has no space left for the file.', zh: '服务器存储空间不足。' },
  cancelled: { en: 'The export was cancelled.', zh: '导出已取消。' },
  personErased: {
    en: 'The data of a person were erased since. Start it again.',
    zh: '其间有人员数据被清除，请重新导出。',
  },
  internal: { en: 'Something went wrong on the server. Start it again.', zh: '服务器发生错误，请重新导出。' },
} satisfies Record<string, Text>
export type FailureReason = keyof typeof reasons

export function reasonText(reason: string): Text {
  return Object.entries(reasons).find(([code]) => code === reason)?.[1] ?? reasons.internal
}

export function tooManyExports(retryAfterSeconds: number): Text {
  const wait = waitText(retryAfterSeconds)
  return {
    en: `Too many exports are waiting or running. Try again in ${wait.en}, or cancel one.`,
    zh: `等待或进行中的导出过多，请在${wait.zh}后重试，或取消其中一项。`,
  }
}

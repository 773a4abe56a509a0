import type { Text } from './text.ts'

/** Refusals of the pages in frames. */
export const embeddedTexts = {
  taskPastDue: { en: 'The day it is due is over already.', zh: '截止日期已过。' },
  taskDuplicate: {
    en: 'At least one of these people has this question open already. Nothing was given.',
    zh: '所选人员中已有人的该题目尚未完成，未下发任何任务。',
  },
  taskNotYours: { en: 'Only the person whose task it is may answer it.', zh: '只有任务的负责人可以作答。' },
  taskOwnAnswer: { en: 'Somebody else has to judge your answer.', zh: '自己的答案须由他人评判。' },
  taskJudged: { en: 'This task was judged already.', zh: '该任务已评判。' },
  taskNotAnswered: { en: 'This task has no answer yet.', zh: '该任务尚未作答。' },
  nothingToDraw: {
    en: 'Every session of these days was drawn already, or there was none.',
    zh: '所选日期内没有可抽取的会话，或均已抽取。',
  },
  annotationTaken: { en: 'Somebody else has taken this session.', zh: '该会话已被他人领取。' },
  annotationNotYours: {
    en: 'Take the session first: only who took it annotates it.',
    zh: '请先领取会话，只有领取人可以标注。',
  },
  annotationFinished: { en: 'This session is finished.', zh: '该会话已完成标注。' },
  unknownTag: {
    en: 'One of the tags is off or was deleted. Reload the page.',
    zh: '所选标签中有已停用或已删除的标签，请刷新页面。',
  },
  changedMeanwhile: {
    en: 'Somebody else changed this in the meantime. Look at it again.',
    zh: '该内容已被他人修改，请重新查看。',
  },
} satisfies Record<string, Text>

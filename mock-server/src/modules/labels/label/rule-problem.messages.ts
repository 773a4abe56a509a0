import type { RuleProblem } from '@console/label-engine'
import type { Text } from '../../../platform/messages/text.ts'

/** Why a rule cannot be judged, in words. */
export function ruleProblemText(problem: RuleProblem): Text {
  switch (problem.kind) {
    case 'regexWrong':
      return {
        en: `Condition ${problem.letter}: the regular expression is wrong: ${problem.message}.`,
        zh: `条件${problem.letter}：正则表达式有误：${problem.message}。`,
      }
    case 'preConditionsInCircle':
      return {
        en: `Conditions wait for each other: ${problem.circle.join(', ')}.`,
        zh: `条件互相等待：${problem.circle.join('、')}。`,
      }
    case 'expressionWrong':
      return {
        en: `The expression is wrong at character ${problem.problem.position + 1}.`,
        zh: `表达式第 ${problem.problem.position + 1} 个字符处有误。`,
      }
    default:
      return withLetter(problem, plainTexts[problem.kind])
  }
}

type PlainKind = Exclude<RuleProblem['kind'], 'regexWrong' | 'preConditionsInCircle' | 'expressionWrong'>

function withLetter(problem: RuleProblem, { en, zh }: Text): Text {
  if (!('letter' in problem) || problem.letter === null) return { en, zh }
  return { en: `Condition ${problem.letter}: ${en}`, zh: `条件${problem.letter}：${zh}` }
}

export const plainTexts: Readonly<Record<PlainKind, Text>> = {
  noCondition: { en: 'Add at least one condition.', zh: '请至少添加一个条件。' },
  expressionMissing: { en: 'A custom expression is required.', zh: '请填写自定义表达式。' },
  expressionNotEmpty: { en: 'Only a custom rule has an expression.', zh: '只有自定义规则可填写表达式。' },
  hitCountNotOne: {
    en: 'A label that judges with context is hit once.',
    zh: '结合上下文判断的标签只命中一次。',
  },
  promptMissing: { en: 'A prompt is required.', zh: '请填写提示词。' },
  promptNotEmpty: { en: 'Only a prompt label has a prompt.', zh: '只有提示词标签可填写提示词。' },
  roundMissing: { en: 'Please enter an integer greater than 0.', zh: '请输入大于0的整数。' },
  roundNotEmpty: { en: 'Only a prompt label has collection rounds.', zh: '只有提示词标签可填写采集轮次。' },
  conditionsNotEmpty: { en: 'A prompt label has no conditions.', zh: '提示词标签没有条件。' },
  repeatedLetter: { en: 'another condition has this letter.', zh: '字母与其他条件重复。' },
  regexTooCostly: {
    en: 'the regular expression takes too long for each sentence: its repetitions multiply. Repeat less often, or a shorter part.',
    zh: '正则表达式对每句话的判断过于耗时：重复次数相乘过大。请减少重复次数或缩短重复部分。',
  },
  paramUnreadable: { en: 'the parameters are incomplete or out of bounds.', zh: '参数不完整或超出范围。' },
  relativeWithoutPreCondition: {
    en: 'a relative range needs a pre-condition.',
    zh: '相对范围需要前置条件。',
  },
  preConditionIsItself: { en: 'it cannot wait for itself.', zh: '不能以自身为前置条件。' },
  preConditionUnknown: { en: 'its pre-condition does not exist.', zh: '前置条件不存在。' },
  typeNotOffered: {
    en: 'its type is not judged while a call goes on.',
    zh: '实时触发的标签不支持该条件类型。',
  },
  rangeMissing: { en: 'the range needs a begin and an end.', zh: '范围需要起始句和结束句。' },
  rangeReversed: { en: 'the range begins after its end.', zh: '起始句在结束句之后。' },
}

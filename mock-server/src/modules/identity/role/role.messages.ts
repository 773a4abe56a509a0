import { role } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

export const roleTexts = {
  nameTaken: (name: string): Text => ({
    en: `There is a role “${name}” already. Choose another name.`,
    zh: `已有名为“${name}”的角色，请换一个名称。`,
  }),
  tooMany: {
    en: `There can be ${role.MAX_ROLES} roles. Delete one that is no longer used first.`,
    zh: `角色最多 ${role.MAX_ROLES} 个，请先删除不再使用的角色。`,
  },
  inUse: (people: number): Text => ({
    en: `${people === 1 ? '1 person has' : `${people} people have`} this role. Give them another role first.`,
    zh: `有 ${people} 人使用该角色，请先为他们更换角色。`,
  }),
  locksOut: {
    en: 'This would lock everyone out: nobody would be left who can open both “Roles” and “Users”. Give another person both first.',
    zh: '此更改会让所有人无法管理：将没有人能同时打开“角色”和“用户管理”。请先让另一人拥有这两项。',
  },
  notGranted: {
    en: 'Nobody can grant what they do not hold themselves.',
    zh: '不能授予自己没有的权限。',
  },
  administratorsRole: {
    en: 'This is the role of an administrator of the company. Only such an administrator can change it.',
    zh: '这是企业管理员的角色，只有企业管理员可以修改。',
  },
  holdersSeeMore: {
    en: 'Somebody who has this role sees more of the company than you do, so you cannot add pages to it.',
    zh: '拥有该角色的人员中有人的可见范围超过您，您无法为其添加页面。',
  },
  changedMeanwhile: {
    en: 'Somebody else has changed this role meanwhile. Load it again and repeat your changes.',
    zh: '该角色已被他人修改，请重新加载后再次修改。',
  },
  unknown: (ids: string): Text => ({ en: `Not known: ${ids}`, zh: `未知：${ids}` }),
} satisfies Record<string, Text | ((...values: never[]) => Text)>

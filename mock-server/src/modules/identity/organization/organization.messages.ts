import { organization } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

export const organizationTexts = {
  nameTaken: {
    en: 'Another organisation at this level has this name. Choose another name.',
    zh: '同一上级下已有同名组织，请更换名称。',
  },
  tooDeep: {
    en: `Organisations can be ${organization.MAX_DEPTH} levels deep, the company included.`,
    zh: `组织最多 ${organization.MAX_DEPTH} 级（含公司本身）。`,
  },
  tooMany: {
    en: `A company can have ${organization.MAX_ORGANIZATIONS} organisations. Delete one that is no longer used first.`,
    zh: `一家公司最多 ${organization.MAX_ORGANIZATIONS} 个组织，请先删除不再使用的组织。`,
  },
  root: {
    en: 'The company itself can be neither moved nor deleted.',
    zh: '公司本身不能移动或删除。',
  },
  beyondScope: {
    en: 'You lead a part of the company: you can move organisations within that part only.',
    zh: '您负责公司的一部分，只能在该部分内移动组织。',
  },
  underItself: {
    en: 'An organisation cannot be moved into itself or into one below it.',
    zh: '不能将组织移动到其自身或其下级之中。',
  },
} satisfies Record<string, Text>

export function organizationHasPeople(people: number, leaders: number): Text {
  if (people === 0) {
    return {
      en: `It cannot be deleted: ${leaders} ${leaders === 1 ? 'person leads' : 'people lead'} it. Give them another team first.`,
      zh: `无法删除：有 ${leaders} 人负责该组织，请先为其更换团队。`,
    }
  }
  return {
    en: `It cannot be deleted: ${people} ${people === 1 ? 'account is' : 'accounts are'} in it, disabled ones included. Move them first.`,
    zh: `无法删除：其中有 ${people} 个账号（含停用账号），请先将其移出。`,
  }
}

export function organizationHasChildren(children: number): Text {
  return {
    en: `It cannot be deleted: ${children} ${children === 1 ? 'organisation lies' : 'organisations lie'} right below it. Move or delete them first.`,
    zh: `无法删除：其下有 ${children} 个组织，请先移动或删除它们。`,
  }
}

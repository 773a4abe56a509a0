import { businessManage } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

export const businessManageTexts = {
  nameTaken: { en: 'This name is taken. Choose another.', zh: '该名称已被占用，请更换。' },
  tooManyBusinesses: {
    en: `A company can have ${businessManage.MAX_BUSINESS_TYPES} businesses. Delete one that is not used first.`,
    zh: `一家公司最多 ${businessManage.MAX_BUSINESS_TYPES} 个业务，请先删除未使用的业务。`,
  },
  tooManyProducts: {
    en: `A business can have ${businessManage.MAX_PRODUCTS} products. Delete one that is not used first.`,
    zh: `一个业务最多 ${businessManage.MAX_PRODUCTS} 个产品，请先删除未使用的产品。`,
  },
  businessInHistory: {
    en: 'It cannot be deleted: calls, settings or statistics name this business. Disable it instead.',
    zh: '无法删除：通话、设置或统计中已有该业务的数据，请改为停用。',
  },
  productInHistory: {
    en: 'It cannot be deleted: calls or settings name this product. Rename it instead.',
    zh: '无法删除：通话或设置中已有该产品的数据，可改为重命名。',
  },
} satisfies Record<string, Text>

export function businessHasPeople(people: number): Text {
  return {
    en: `It cannot be deleted: ${people} ${people === 1 ? 'account works' : 'accounts work'} for this business. Take it from them first, or disable it.`,
    zh: `无法删除：有 ${people} 个账号属于该业务，请先为其取消该业务，或改为停用。`,
  }
}

export function businessHasProducts(products: number): Text {
  return {
    en: `It cannot be deleted: it has ${products} ${products === 1 ? 'product' : 'products'}. Delete them first.`,
    zh: `无法删除：该业务下有 ${products} 个产品，请先删除它们。`,
  }
}

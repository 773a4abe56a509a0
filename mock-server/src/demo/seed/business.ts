import type { Language } from '@console/contracts'
import { translateText } from './wording.ts'

export type Names = { en: string; zh: string }

/** The industries of the platform, the same for every tenant. Their order is the order of their ids. */
export const industries: readonly Names[] = [
  { en: 'Insurance', zh: '保险' },
  { en: 'Banking', zh: '银行' },
  { en: 'Securities and funds', zh: '证券与基金' },
  { en: 'Consumer finance', zh: '消费金融' },
  { en: 'Telecommunications', zh: '电信' },
  { en: 'Energy and utilities', zh: '能源与公用事业' },
  { en: 'Retail', zh: '零售' },
  { en: 'E-commerce', zh: '电子商务' },
  { en: 'Travel and hotels', zh: '旅游与酒店' },
  { en: 'Airlines', zh: '航空' },
  { en: 'Automotive', zh: '汽车' },
  { en: 'Logistics', zh: '物流' },
  { en: 'Education', zh: '教育' },
  { en: 'Healthcare', zh: '医疗健康' },
  { en: 'Pharmaceuticals', zh: '医药' },
  { en: 'Real estate', zh: '房地产' },
  { en: 'Media and entertainment', zh: '媒体与娱乐' },
  { en: 'Software and internet', zh: '软件与互联网' },
  { en: 'Public services', zh: '公共服务' },
  { en: 'Home services', zh: '家政服务' },
]

export type SeedBusiness = { name: string; industry: string; products: readonly string[] }

/** Businesses and products are what a tenant typed in, so each has one name, in the language of the demo data. */
const businesses = {
  orchid: [
    { name: '平台接入服务', industry: 'Software and internet', products: ['标准接入', '专线接入'] },
    { name: '服务商招募', industry: 'Public services', products: ['华东片区', '西南片区', '海外片区'] },
  ],
  harbour: [
    {
      name: 'Winter renewals',
      industry: 'Insurance',
      products: ['Home cover plus', 'Contents cover', 'Landlord cover'],
    },
    {
      name: 'Spring card activation',
      industry: 'Banking',
      products: ['Everyday card', 'Travel card', 'Student card'],
    },
    {
      name: 'Roadside upgrade',
      industry: 'Automotive',
      products: ['Roadside basic', 'Roadside plus', 'European recovery'],
    },
    {
      name: 'Claims call-back',
      industry: 'Insurance',
      products: ['Storm claims', 'Motor claims', 'Water damage'],
    },
    {
      name: 'Travel cover launch',
      industry: 'Travel and hotels',
      products: ['Single trip', 'Annual trip', 'Winter sports'],
    },
    {
      name: 'Pension top-up',
      industry: 'Securities and funds',
      products: ['Regular saver', 'One-off top-up'],
    },
    {
      name: 'Broadband retention',
      industry: 'Telecommunications',
      products: ['Fibre 100', 'Fibre 500', 'Fibre 900'],
    },
  ],
  lantern: [
    { name: '信用卡激活', industry: 'Banking', products: ['白金卡', '联名卡', '学生卡'] },
    { name: '宽带续约', industry: 'Telecommunications', products: ['百兆套餐', '千兆套餐'] },
    { name: '车险续保', industry: 'Insurance', products: ['交强险', '商业险', '驾乘意外险'] },
    { name: '客户回访', industry: 'Retail', products: ['满意度回访', '流失客户回访'] },
  ],
  northgate: [
    {
      name: 'Meter reading appointments',
      industry: 'Energy and utilities',
      products: ['Smart meter', 'Standard meter'],
    },
    {
      name: 'Booking support',
      industry: 'Airlines',
      products: ['Changes and refunds', 'Baggage', 'Loyalty desk'],
    },
    { name: 'Parcel follow-up', industry: 'Logistics', products: ['Next day', 'Economy'] },
  ],
  maple: [{ name: '课程邀约', industry: 'Education', products: ['少儿英语', '编程启蒙'] }],
  quayside: [{ name: 'Appointment reminders', industry: 'Healthcare', products: ['Dental', 'Eye care'] }],
  individual: [],
} as const satisfies Record<string, readonly SeedBusiness[]>

export type TenantKey = keyof typeof businesses

export function getSeedBusinesses(key: TenantKey, language: Language): readonly SeedBusiness[] {
  return businesses[key].map(({ name, industry, products }) => ({
    name: translateText(name, language),
    industry,
    products: products.map((product) => translateText(product, language)),
  }))
}

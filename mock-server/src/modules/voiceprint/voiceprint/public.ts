export { checksVoices } from './setting/setting.store.ts'

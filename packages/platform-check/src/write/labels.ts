import { valueAt } from '../base/json.ts'
import { PREFIX, type Scenario, type Writer } from './scenario.ts'

const PAGE = { pageIndex: 1, pageSize: 50 }

const condition = {
  id: 0,
  lambda: 'A',
  type: 0,
  role: 1,
  checkRangeType: 0,
  checkRangePolicy: 0,
  preConditionLambda: '',
  param: '{"detectType":1,"keywords":["platform-check"]}',
}
const RULE = {
  id: 0,
  labelType: 0,
  checkRangeType: 0,
  useContext: 0,
  maxHitCnt: 0,
  lambdaType: 0,
  conditions: [condition],
}

/** A label that no call fits is created, changed, disabled and deleted. */
export const LABELS: Scenario = {
  name: 'labels',
  calls: ['label.create', 'label.modify', 'label.enable', 'label.remove'],
  play: async (writer) => {
    const { facts } = writer
    const name = `${PREFIX}${facts.seconds}`
    const find = async () => (await findLabels(writer, name)).find((label) => label['name'] === name)
    writer.undo(async () => {
      const left = await find()
      if (left !== undefined) await writer.takeBack('label.remove', { body: { id: left['id'] } })
    })
    await writer.change('label.create', { body: labelForm(writer, name) })
    const created = await find()
    if (created === undefined) {
      writer.expect('label.create', false, `the list has no label "${name}"`)
      return writer.stop('the label is not in the list')
    }
    const { id } = created
    await writer.change('label.modify', { body: { ...created, remark: 'changed' } })
    writer.expect('label.modify', (await find())?.['remark'] === 'changed', 'the list shows the old remark')
    await writer.change('label.enable', { body: { id, enable: 0 } })
    writer.expect('label.enable', valueAt(await find(), 'enable') === 0, 'the list shows the label enabled')
    await writer.change('label.remove', { body: { id } })
    writer.expect('label.remove', (await find()) === undefined, 'the list has the label still')
    await writer.refuse('label.remove', { body: { id } }, 'a label that was deleted')
  },
}

const findLabels = (writer: Writer, name: string) => writer.rows('label.query', { query: { ...PAGE, name } })

const labelForm = ({ facts }: Writer, name: string) => ({
  id: 0,
  name,
  showName: 'Check',
  bizTypeId: facts.get('bizTypeId'),
  productId: facts.get('productId'),
  enable: 1,
  type: 0,
  triggerAt: 'realtime',
  kbBindable: 0,
  isCustomerRelated: 0,
  expire: 0,
  visibility: 0,
  frontDisplay: 1,
  pushTo: 0,
  remark: '',
  rule: RULE,
})

// oxlint-disable-next-line oxc/no-barrel-file -- an entry of the package that other teams install
export {
  defineSlots,
  type IsolatedAnswer,
  type IsolatedCall,
  type IsolatedConfirm,
  type SlotConsole,
  type SlotContext,
  type SlotElement,
  type SlotEvent,
  type SlotFieldValue,
  type SlotHandlers,
  type SlotRecord,
  type SlotTone,
} from '@console/sub-app/slots'

import type { subApp } from '@console/contracts'

/** A script of contributions as a bundler writes it. */
export const SLOT_SCRIPT = '"use strict";(()=>{self.addEventListener("message",()=>{})})();'

const named = (en: string, zh: string) => ({ name: { en, zh } })

/** One contribution of each form that the server treats differently. */
export const SLOTS: subApp.Slots = {
  script: 'slots.js',
  contributions: [
    { id: 'age', kind: 'column', target: 'person', widthPx: 120, ...named('Age', '年龄') },
    { id: 'visits', kind: 'panel', target: 'person', ...named('Visits', '来访记录') },
    {
      id: 'map',
      kind: 'panel',
      target: 'project',
      frame: { file: 'map/index.html', heightPx: 320 },
      ...named('Map', '地图'),
    },
    {
      id: 'grade',
      kind: 'formField',
      target: 'person',
      input: 'select',
      options: [
        { value: 'a', ...named('First', '一级') },
        { value: 'b', ...named('Second', '二级') },
      ],
      ...named('Grade', '等级'),
    },
    { id: 'note', kind: 'formField', target: 'person', input: 'text', ...named('Note', '备注') },
    { id: 'desk', kind: 'formField', target: 'person', input: 'number', ...named('Desk', '工位') },
    { id: 'remote', kind: 'formField', target: 'person', input: 'switch', ...named('Remote', '远程') },
    { id: 'code', kind: 'formField', target: 'label', input: 'text', ...named('Code', '编码') },
    { id: 'region', kind: 'formField', target: 'project', input: 'text', ...named('Region', '区域') },
  ],
}

/** Files of an app's contributions at its host. */
export const slotFiles = (folder: string): Record<string, string> => ({
  [`${folder}slots.js`]: SLOT_SCRIPT,
  [`${folder}map/index.html`]: `<!doctype html><title>Map</title><link rel="stylesheet" href="map.css"><script type="module" src="${folder}map/map.js"></script>`,
  [`${folder}map/map.css`]: 'body{background:url(tile.png)}',
  [`${folder}map/tile.png`]: 'tile',
  [`${folder}map/map.js`]: 'import "./more.js"',
  [`${folder}map/more.js`]: 'export {}',
})

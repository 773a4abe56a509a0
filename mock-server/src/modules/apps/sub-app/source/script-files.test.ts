import { expect, test } from 'vitest'
import { findNamedFiles } from './script-files.ts'

test('texts that end as a file does are named files', () => {
  const script = `const a="./assets/Page-B1x.js",b='img/logo.svg',c=\`data/cities.json\`,d="Hello.",e="https://x/y.js"
  const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/List-a1.js","assets/List-b2.css"])))=>i.map(i=>d[i])`
  expect(findNamedFiles(script)).toEqual([
    './assets/Page-B1x.js',
    'img/logo.svg',
    'data/cities.json',
    'assets/List-a1.js',
    'assets/List-b2.css',
  ])
})

test('the chunks of a minified webpack build are found by the tables of its run time', () => {
  const script = `r.u=e=>"static/js/"+({12:"orders"}[e]||e)+"."+{12:"0a1b2c3d",33:"4e5f6a7b"}[e]+".chunk.js",r.miniCssF=e=>"static/css/"+e+"."+{33:"99aa"}[e]+".css"`
  expect(findNamedFiles(script)).toEqual([
    'static/js/orders.0a1b2c3d.chunk.js',
    'static/js/33.4e5f6a7b.chunk.js',
    'static/css/33.99aa.css',
  ])
})

test('the chunks of a development build are found, where the run time is written out', () => {
  const script = `__webpack_require__.u = (chunkId) => {
    // return url for filenames based on template
    return "" + {"src_Orders_tsx":"abc1"}[chunkId] + ".js";
  };`
  expect(findNamedFiles(script)).toEqual(['abc1.js'])
})

test('chunks without tables are found by the ids that are loaded', () => {
  const script = `r.u=e=>e+".js";r.e(12).then(r.bind(r,12));r.e("orders").then(x)`
  expect(findNamedFiles(script)).toEqual(['12.js', 'orders.js'])
})

test('a name that depends on a condition is found on both sides of it', () => {
  const script = `r.u=e=>7===e?"js/seven.js":"js/"+e+"."+{8:"ff"}[e]+".js";r.e(7)`
  expect(findNamedFiles(script)).toEqual(['js/seven.js', 'js/8.ff.js'])
})

test.each(['r.u=function(e){', 'x.u=(', 'a.k = b => b.c.d.e.f()', 'r.u=e=>{for(;;);}'])(
  'another function of that name names nothing: %s',
  (script) => {
    expect(findNamedFiles(script)).toEqual([])
  },
)

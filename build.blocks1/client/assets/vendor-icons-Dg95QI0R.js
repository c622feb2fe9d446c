import{r as d}from"./vendor-D2uFbP3r.js";/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const ve=o=>(o.match(/\d+[xX]\d+|[A-Z]?[a-z]+|[A-Z]|\d+/g)??[]).join("-").toLowerCase();/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */function Se(o,e,c=[]){if(e==null)throw new Error("[lucide]: iconNode is required when icon name is used");return{name:ve(o),size:24,node:e,...c.length>0?{aliases:c}:{}}}/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const je=o=>{let e="",c=!1;for(const a of o){if(a==="-"||a==="_"||a<=" "){c=e.length>0;continue}e.length===0?e+=a.toLowerCase():e+=c?a.toUpperCase():a,c=!1}return e};/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const De=o=>{const e=je(o);return e.charAt(0).toUpperCase()+e.slice(1)};/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const M=(...o)=>{const e=new Set;for(const c of o)if(typeof c=="string")for(const a of c.split(/\s+/))a&&e.add(a);return[...e].join(" ")};/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const _={xmlns:"http://www.w3.org/2000/svg",width:24,height:24,viewBox:"0 0 24 24",fill:"none",stroke:"currentColor","stroke-width":2,"stroke-linecap":"round","stroke-linejoin":"round"};/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */function g(o){return o!=null}function Oe(o,e={}){const c=e.attributeNames??{},a=n=>c[n]??n,i=o.size??o.width??_.width,y=o.size??o.height??_.height,h=o.aliases?.filter(n=>typeof n=="string"&&n.trim()!=="").map(n=>`lucide-${n}`)??[],u=[...o.name?[`lucide-${o.name}`]:[],...h],r=e.className?.split(" ").filter(Boolean)??[],f=e.includeDefaultClasses===!1?M(...r):M("lucide",...u,...r);let p=e.strokeWidth??_["stroke-width"];if(e.absoluteStrokeWidth){const n=Number(p)*Number(o.size??o.width??_.width)/Number(e.size??e.width??_.width);Number.isFinite(n)&&(p=n)}return["svg",{...Object.entries(_).reduce((n,[l,s])=>(n[a(l)]=s,n),{}),..."color"in e&&e.color&&{[a("stroke")]:e.color},..."size"in e&&g(e.size)&&{[a("width")]:e.size,[a("height")]:e.size},..."width"in e&&g(e.width)&&{[a("width")]:e.width},..."height"in e&&g(e.height)&&{[a("height")]:e.height},[a("stroke-width")]:p,...f&&{[a("class")]:f},[a("viewBox")]:`0 0 ${i} ${y}`,...e.hasA11yProp===!1?{[a("aria-hidden")]:"true"}:{},..."attributes"in e&&e.attributes},o.node.map(n=>{const[l,s,k]=n,b=e.nonScalingStroke?{[a("vector-effect")]:"non-scaling-stroke",...s}:s;return k?[l,b,k]:[l,b]})]}/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */function $e(o,e={}){return Oe(o,{...e,attributeNames:{...e.attributeNames,class:"className","stroke-width":"strokeWidth","stroke-linecap":"strokeLinecap","stroke-linejoin":"strokeLinejoin","vector-effect":"vectorEffect"}})}/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const we=o=>{if(o==null||typeof o!="object")return!1;for(const e in o)if(Object.prototype.hasOwnProperty.call(o,e)&&(e.startsWith("aria-")||e==="role"||e==="title")&&o[e]!=null)return!0;return!1},xe=d.createContext({}),Pe=()=>d.useContext(xe),Ce=d.forwardRef(({color:o,size:e,width:c,height:a,strokeWidth:i,absoluteStrokeWidth:y,nonScalingStroke:h,className:u="",children:r,iconNode:f=[],icon:p={node:f,aliases:[],size:24},...m},n)=>{const{size:l=24,strokeWidth:s=2,absoluteStrokeWidth:k=!1,nonScalingStroke:b=!1,color:pe="currentColor",className:fe=""}=Pe()??{},ke=!!r||we(m),[be,me,ge=[]]=$e(p,{color:o??pe,width:c??e??l,height:a??e??l,strokeWidth:i??s,absoluteStrokeWidth:y??k,nonScalingStroke:h??b,className:M(fe,u),hasA11yProp:ke,attributes:m});return d.createElement(be,{ref:n,...me},[...ge.map(([Me,ze])=>d.createElement(Me,ze)),...Array.isArray(r)?r:[r]])});/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */function t(o,e=[],c=[]){const a=typeof o=="string"?Se(o,e,c):o,i=d.forwardRef(({className:y,...h},u)=>d.createElement(Ce,{ref:u,icon:a,className:y,...h}));return a.name&&(i.displayName=De(a.name)),i}/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const z={name:"arrow-right",size:24,node:[["path",{d:"M5 12h14",key:"1ays0h"}],["path",{d:"m12 5 7 7-7 7",key:"xquz4c"}]]};z.node;const Te=t(z),Ot=Object.freeze(Object.defineProperty({__proto__:null,__iconData:z,default:Te},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const v={name:"badge-check",size:24,node:[["path",{d:"M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z",key:"3c2336"}],["path",{d:"m16 9-5.5 5.5L8 12",key:"xofnsj"}]],aliases:["verified"]};v.node;const Ae=t(v),$t=Object.freeze(Object.defineProperty({__proto__:null,__iconData:v,default:Ae},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const S={name:"check",size:24,node:[["path",{d:"M20 6 9 17l-5-5",key:"1gmf2c"}]]};S.node;const Le=t(S),wt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:S,default:Le},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const j={name:"cherry",size:24,node:[["path",{d:"M2 17a5 5 0 0 0 10 0c0-2.76-2.5-5-5-3-2.5-2-5 .24-5 3Z",key:"cvxqlc"}],["path",{d:"M12 17a5 5 0 0 0 10 0c0-2.76-2.5-5-5-3-2.5-2-5 .24-5 3Z",key:"1ostrc"}],["path",{d:"M7 14c3.22-2.91 4.29-8.75 5-12 1.66 2.38 4.94 9 5 12",key:"hqx58h"}],["path",{d:"M22 9c-4.29 0-7.14-2.33-10-7 5.71 0 10 4.67 10 7Z",key:"eykp1o"}]]};j.node;const qe=t(j),xt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:j,default:qe},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const D={name:"chevron-down",size:24,node:[["path",{d:"m6 9 6 6 6-6",key:"qrunsl"}]]};D.node;const He=t(D),Pt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:D,default:He},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const O={name:"chevron-left",size:24,node:[["path",{d:"m15 18-6-6 6-6",key:"1wnfg3"}]]};O.node;const Ne=t(O),Ct=Object.freeze(Object.defineProperty({__proto__:null,__iconData:O,default:Ne},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const $={name:"chevron-right",size:24,node:[["path",{d:"m9 18 6-6-6-6",key:"mthhwq"}]]};$.node;const Ee=t($),Tt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:$,default:Ee},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const w={name:"circle-question-mark",size:24,node:[["circle",{cx:"12",cy:"12",r:"10",key:"1mglay"}],["path",{d:"M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5",key:"1awbb0"}],["path",{d:"M12 17h.01",key:"p32p05"}]],aliases:["help-circle","circle-help"]};w.node;const We=t(w),At=Object.freeze(Object.defineProperty({__proto__:null,__iconData:w,default:We},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const x={name:"clock",size:24,node:[["circle",{cx:"12",cy:"12",r:"10",key:"1mglay"}],["path",{d:"M12 6v6l4 2",key:"mmk7yg"}]]};x.node;const Re=t(x),Lt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:x,default:Re},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const P={name:"club",size:24,node:[["path",{d:"M17.28 9.05a5.5 5.5 0 1 0-10.56 0A5.5 5.5 0 1 0 12 17.66a5.5 5.5 0 1 0 5.28-8.6Z",key:"27yuqz"}],["path",{d:"M12 17.66L12 22",key:"ogfahf"}]]};P.node;const Ve=t(P),qt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:P,default:Ve},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const C={name:"coins",size:24,node:[["path",{d:"M13.744 17.736a6 6 0 1 1-7.48-7.48",key:"bq4yh3"}],["path",{d:"M15 6h1v4",key:"11y1tn"}],["path",{d:"m6.134 14.768.866-.5 2 3.464",key:"17snzx"}],["circle",{cx:"16",cy:"8",r:"6",key:"14bfc9"}]]};C.node;const Ze=t(C),Ht=Object.freeze(Object.defineProperty({__proto__:null,__iconData:C,default:Ze},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const T={name:"copy",size:24,node:[["rect",{width:"14",height:"14",x:"8",y:"8",rx:"2",ry:"2",key:"17jyea"}],["path",{d:"M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",key:"zix9uf"}]]};T.node;const Be=t(T),Nt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:T,default:Be},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const A={name:"crown",size:24,node:[["path",{d:"M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294z",key:"1vdc57"}],["path",{d:"M5 21h14",key:"11awu3"}]]};A.node;const Ge=t(A),Et=Object.freeze(Object.defineProperty({__proto__:null,__iconData:A,default:Ge},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const L={name:"dices",size:24,node:[["rect",{width:"12",height:"12",x:"2",y:"10",rx:"2",ry:"2",key:"6agr2n"}],["path",{d:"m17.92 14 3.5-3.5a2.24 2.24 0 0 0 0-3l-5-4.92a2.24 2.24 0 0 0-3 0L10 6",key:"1o487t"}],["path",{d:"M6 18h.01",key:"uhywen"}],["path",{d:"M10 14h.01",key:"ssrbsk"}],["path",{d:"M15 6h.01",key:"cblpky"}],["path",{d:"M18 9h.01",key:"2061c0"}]]};L.node;const Fe=t(L),Wt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:L,default:Fe},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const q={name:"download",size:24,node:[["path",{d:"M12 15V3",key:"m9g1x1"}],["path",{d:"M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",key:"ih7n3h"}],["path",{d:"m7 10 5 5 5-5",key:"brsn70"}]]};q.node;const Ie=t(q),Rt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:q,default:Ie},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const H={name:"eye",size:24,node:[["path",{d:"M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",key:"1nclc0"}],["circle",{cx:"12",cy:"12",r:"3",key:"1v7zrd"}]]};H.node;const Ue=t(H),Vt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:H,default:Ue},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const N={name:"eye-off",size:24,node:[["path",{d:"M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49",key:"ct8e1f"}],["path",{d:"M14.084 14.158a3 3 0 0 1-4.242-4.242",key:"151rxh"}],["path",{d:"M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143",key:"13bj9a"}],["path",{d:"m2 2 20 20",key:"1ooewy"}]]};N.node;const Xe=t(N),Zt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:N,default:Xe},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const E={name:"fish",size:24,node:[["path",{d:"M6.5 12c.94-3.46 4.94-6 8.5-6 3.56 0 6.06 2.54 7 6-.94 3.47-3.44 6-7 6s-7.56-2.53-8.5-6Z",key:"15baut"}],["path",{d:"M18 12v.5",key:"18hhni"}],["path",{d:"M16 17.93a9.77 9.77 0 0 1 0-11.86",key:"16dt7o"}],["path",{d:"M7 10.67C7 8 5.58 5.97 2.73 5.5c-1 1.5-1 5 .23 6.5-1.24 1.5-1.24 5-.23 6.5C5.58 18.03 7 16 7 13.33",key:"l9di03"}],["path",{d:"M10.46 7.26C10.2 5.88 9.17 4.24 8 3h5.8a2 2 0 0 1 1.98 1.67l.23 1.4",key:"1kjonw"}],["path",{d:"m16.01 17.93-.23 1.4A2 2 0 0 1 13.8 21H9.5a5.96 5.96 0 0 0 1.49-3.98",key:"1zlm23"}]]};E.node;const Ke=t(E),Bt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:E,default:Ke},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const W={name:"flame",size:24,node:[["path",{d:"M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4",key:"1slcih"}]]};W.node;const Je=t(W),Gt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:W,default:Je},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const R={name:"gamepad-2",size:24,node:[["line",{x1:"6",x2:"10",y1:"11",y2:"11",key:"1gktln"}],["line",{x1:"8",x2:"8",y1:"9",y2:"13",key:"qnk9ow"}],["line",{x1:"15",x2:"15.01",y1:"12",y2:"12",key:"krot7o"}],["line",{x1:"18",x2:"18.01",y1:"10",y2:"10",key:"1lcuu1"}],["path",{d:"M17.32 5H6.68a4 4 0 0 0-3.978 3.59c-.006.052-.01.101-.017.152C2.604 9.416 2 14.456 2 16a3 3 0 0 0 3 3c1 0 1.5-.5 2-1l1.414-1.414A2 2 0 0 1 9.828 16h4.344a2 2 0 0 1 1.414.586L17 18c.5.5 1 1 2 1a3 3 0 0 0 3-3c0-1.545-.604-6.584-.685-7.258-.007-.05-.011-.1-.017-.151A4 4 0 0 0 17.32 5z",key:"mfqc10"}]]};R.node;const Qe=t(R),Ft=Object.freeze(Object.defineProperty({__proto__:null,__iconData:R,default:Qe},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const V={name:"gift",size:24,node:[["path",{d:"M12 7v14",key:"1akyts"}],["path",{d:"M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8",key:"1sqzm4"}],["path",{d:"M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5",key:"kc0143"}],["rect",{x:"3",y:"7",width:"18",height:"4",rx:"1",key:"1hberx"}]]};V.node;const Ye=t(V),It=Object.freeze(Object.defineProperty({__proto__:null,__iconData:V,default:Ye},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const Z={name:"globe",size:24,node:[["circle",{cx:"12",cy:"12",r:"10",key:"1mglay"}],["path",{d:"M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20",key:"13o1zl"}],["path",{d:"M2 12h20",key:"9i4pu4"}]]};Z.node;const et=t(Z),Ut=Object.freeze(Object.defineProperty({__proto__:null,__iconData:Z,default:et},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const B={name:"headset",size:24,node:[["path",{d:"M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3Z",key:"12oyoe"}],["path",{d:"M21 16v2a4 4 0 0 1-4 4h-5",key:"1x7m43"}]]};B.node;const tt=t(B),Xt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:B,default:tt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const G={name:"house",size:24,node:[["path",{d:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8",key:"5wwlr5"}],["path",{d:"M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",key:"r6nss1"}]],aliases:["home"]};G.node;const ot=t(G),Kt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:G,default:ot},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const F={name:"landmark",size:24,node:[["path",{d:"M10 18v-7",key:"wt116b"}],["path",{d:"M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949z",key:"yxxwt6"}],["path",{d:"M14 18v-7",key:"vav6t3"}],["path",{d:"M18 18v-7",key:"aexdmj"}],["path",{d:"M3 22h18",key:"8prr45"}],["path",{d:"M6 18v-7",key:"1ivflk"}]]};F.node;const at=t(F),Jt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:F,default:at},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const I={name:"layout-grid",size:24,node:[["rect",{width:"7",height:"7",x:"3",y:"3",rx:"1",key:"1g98yp"}],["rect",{width:"7",height:"7",x:"14",y:"3",rx:"1",key:"6d4xhi"}],["rect",{width:"7",height:"7",x:"14",y:"14",rx:"1",key:"nxv5o0"}],["rect",{width:"7",height:"7",x:"3",y:"14",rx:"1",key:"1bb6yr"}]]};I.node;const nt=t(I),Qt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:I,default:nt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const U={name:"lock",size:24,node:[["rect",{width:"18",height:"11",x:"3",y:"11",rx:"2",ry:"2",key:"1w4ew1"}],["path",{d:"M7 11V7a5 5 0 0 1 10 0v4",key:"fwvmzm"}]]};U.node;const ct=t(U),Yt=Object.freeze(Object.defineProperty({__proto__:null,__iconData:U,default:ct},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const X={name:"megaphone",size:24,node:[["path",{d:"M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z",key:"q8bfy3"}],["path",{d:"M6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14",key:"1853fq"}],["path",{d:"M8 6v8",key:"15ugcq"}]]};X.node;const rt=t(X),eo=Object.freeze(Object.defineProperty({__proto__:null,__iconData:X,default:rt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const K={name:"menu",size:24,node:[["path",{d:"M4 5h16",key:"1tepv9"}],["path",{d:"M4 12h16",key:"1lakjw"}],["path",{d:"M4 19h16",key:"1djgab"}]]};K.node;const lt=t(K),to=Object.freeze(Object.defineProperty({__proto__:null,__iconData:K,default:lt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const J={name:"message-circle",size:24,node:[["path",{d:"M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719",key:"1sd12s"}]]};J.node;const dt=t(J),oo=Object.freeze(Object.defineProperty({__proto__:null,__iconData:J,default:dt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const Q={name:"moon",size:24,node:[["path",{d:"M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",key:"kfwtm"}]]};Q.node;const it=t(Q),ao=Object.freeze(Object.defineProperty({__proto__:null,__iconData:Q,default:it},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const Y={name:"pause",size:24,node:[["rect",{x:"14",y:"3",width:"5",height:"18",rx:"1",key:"kaeet6"}],["rect",{x:"5",y:"3",width:"5",height:"18",rx:"1",key:"1wsw3u"}]]};Y.node;const st=t(Y),no=Object.freeze(Object.defineProperty({__proto__:null,__iconData:Y,default:st},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const ee={name:"play",size:24,node:[["path",{d:"M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",key:"10ikf1"}]]};ee.node;const _t=t(ee),co=Object.freeze(Object.defineProperty({__proto__:null,__iconData:ee,default:_t},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const te={name:"radio",size:24,node:[["path",{d:"M16.247 7.761a6 6 0 0 1 0 8.478",key:"1fwjs5"}],["path",{d:"M19.075 4.933a10 10 0 0 1 0 14.134",key:"ehdyv1"}],["path",{d:"M4.925 19.067a10 10 0 0 1 0-14.134",key:"1q22gi"}],["path",{d:"M7.753 16.239a6 6 0 0 1 0-8.478",key:"r2q7qm"}],["circle",{cx:"12",cy:"12",r:"2",key:"1c9p78"}]]};te.node;const yt=t(te),ro=Object.freeze(Object.defineProperty({__proto__:null,__iconData:te,default:yt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const oe={name:"rotate-ccw-clock",size:24,node:[["path",{d:"M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8",key:"1357e3"}],["path",{d:"M3 3v5h5",key:"1xhq8a"}],["path",{d:"M12 7v5l4 2",key:"1fdv2h"}]],aliases:["history"]};oe.node;const ht=t(oe),lo=Object.freeze(Object.defineProperty({__proto__:null,__iconData:oe,default:ht},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const ae={name:"search",size:24,node:[["path",{d:"m21 21-4.34-4.34",key:"14j7rj"}],["circle",{cx:"11",cy:"11",r:"8",key:"4ej97u"}]]};ae.node;const ut=t(ae),io=Object.freeze(Object.defineProperty({__proto__:null,__iconData:ae,default:ut},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const ne={name:"send",size:24,node:[["path",{d:"M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z",key:"1ffxy3"}],["path",{d:"m21.854 2.147-10.94 10.939",key:"12cjpa"}]]};ne.node;const pt=t(ne),so=Object.freeze(Object.defineProperty({__proto__:null,__iconData:ne,default:pt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const ce={name:"smartphone",size:24,node:[["rect",{width:"14",height:"20",x:"5",y:"2",rx:"2",ry:"2",key:"1yt0o3"}],["path",{d:"M12 18h.01",key:"mhygvu"}]]};ce.node;const ft=t(ce),_o=Object.freeze(Object.defineProperty({__proto__:null,__iconData:ce,default:ft},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const re={name:"spade",size:24,node:[["path",{d:"M12 18v4",key:"jadmvz"}],["path",{d:"M2 14.499a5.5 5.5 0 0 0 9.591 3.675.6.6 0 0 1 .818.001A5.5 5.5 0 0 0 22 14.5c0-2.29-1.5-4-3-5.5l-5.492-5.312a2 2 0 0 0-3-.02L5 8.999c-1.5 1.5-3 3.2-3 5.5",key:"1aw2pz"}]]};re.node;const kt=t(re),yo=Object.freeze(Object.defineProperty({__proto__:null,__iconData:re,default:kt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const le={name:"star",size:24,node:[["path",{d:"M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z",key:"r04s7s"}]]};le.node;const bt=t(le),ho=Object.freeze(Object.defineProperty({__proto__:null,__iconData:le,default:bt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const de={name:"sun",size:24,node:[["circle",{cx:"12",cy:"12",r:"4",key:"4exip2"}],["path",{d:"M12 2v2",key:"tus03m"}],["path",{d:"M12 20v2",key:"1lh1kg"}],["path",{d:"m4.93 4.93 1.41 1.41",key:"149t6j"}],["path",{d:"m17.66 17.66 1.41 1.41",key:"ptbguv"}],["path",{d:"M2 12h2",key:"1t8f8n"}],["path",{d:"M20 12h2",key:"1q8mjw"}],["path",{d:"m6.34 17.66-1.41 1.41",key:"1m8zz5"}],["path",{d:"m19.07 4.93-1.41 1.41",key:"1shlcs"}]]};de.node;const mt=t(de),uo=Object.freeze(Object.defineProperty({__proto__:null,__iconData:de,default:mt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const ie={name:"swords",size:24,node:[["path",{d:"m13 19 6-6",key:"gj6q8g"}],["path",{d:"M14.5 17.5 3.586 6.586A2 2 0 013 5.172V3h2.172a2 2 0 011.414.586L17.5 14.5",key:"uwfxh8"}],["path",{d:"m14.828 6.172 2.586-2.586A2 2 0 0118.828 3H21v2.172a2 2 0 01-.586 1.414l-2.586 2.586",key:"1f17hx"}],["path",{d:"m16 16 4 4",key:"up5ibb"}],["path",{d:"m19 21 2-2",key:"1phfkn"}],["path",{d:"m5 14 4 4",key:"1gk0qx"}],["path",{d:"m5 21-2-2",key:"1kw20b"}],["path",{d:"M7.5 16.5 4 20",key:"14nozp"}]]};ie.node;const gt=t(ie),po=Object.freeze(Object.defineProperty({__proto__:null,__iconData:ie,default:gt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const se={name:"ticket",size:24,node:[["path",{d:"M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z",key:"qn84l0"}],["path",{d:"M13 5v2",key:"dyzc3o"}],["path",{d:"M13 17v2",key:"1ont0d"}],["path",{d:"M13 11v2",key:"1wjjxi"}]]};se.node;const Mt=t(se),fo=Object.freeze(Object.defineProperty({__proto__:null,__iconData:se,default:Mt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const _e={name:"trophy",size:24,node:[["path",{d:"M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2",key:"pwuv1l"}],["path",{d:"M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2",key:"1y54w1"}],["path",{d:"M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3",key:"e30mpu"}],["path",{d:"M4 22h16",key:"57wxv0"}],["path",{d:"M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1z",key:"1mhfuq"}],["path",{d:"M6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",key:"i0yafy"}]]};_e.node;const zt=t(_e),ko=Object.freeze(Object.defineProperty({__proto__:null,__iconData:_e,default:zt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const ye={name:"user",size:24,node:[["path",{d:"M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2",key:"975kel"}],["circle",{cx:"12",cy:"7",r:"4",key:"17ys0d"}]]};ye.node;const vt=t(ye),bo=Object.freeze(Object.defineProperty({__proto__:null,__iconData:ye,default:vt},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const he={name:"users",size:24,node:[["path",{d:"M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2",key:"1yyitq"}],["path",{d:"M16 3.128a4 4 0 0 1 0 7.744",key:"16gr8j"}],["path",{d:"M22 21v-2a4 4 0 0 0-3-3.87",key:"kshegd"}],["circle",{cx:"9",cy:"7",r:"4",key:"nufk8"}]]};he.node;const St=t(he),mo=Object.freeze(Object.defineProperty({__proto__:null,__iconData:he,default:St},Symbol.toStringTag,{value:"Module"}));/**
 * @license lucide-react v1.79.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */const ue={name:"x",size:24,node:[["path",{d:"M18 6 6 18",key:"1bl5f8"}],["path",{d:"m6 6 12 12",key:"d8bk6v"}]]};ue.node;const jt=t(ue),go=Object.freeze(Object.defineProperty({__proto__:null,__iconData:ue,default:jt},Symbol.toStringTag,{value:"Module"}));export{Tt as A,Ct as B,Et as C,Rt as D,Vt as E,Gt as F,Ut as G,Kt as H,Pt as I,xt as J,wt as K,Yt as L,ao as M,$t as N,Ot as O,co as P,ro as R,po as S,ko as T,mo as U,go as X,bo as a,fo as b,uo as c,ho as d,yo as e,_o as f,so as g,io as h,no as i,oo as j,to as k,eo as l,Qt as m,Jt as n,lo as o,Xt as p,It as q,Ft as r,Bt as s,Zt as t,Wt as u,Nt as v,Ht as w,qt as x,Lt as y,At as z};

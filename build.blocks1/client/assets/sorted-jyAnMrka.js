function n(r){return Object.entries(r).filter(([,e])=>e.enabled!==!1).sort(([e,t],[o,s])=>(t.order??0)-(s.order??0)||(e<o?-1:1))}export{n as s};

import * as beasts from "./beasts";
import * as cards from "./cards";
import * as east from "./east";
import * as esport from "./esport";
import * as gems from "./gems";
import type { MotifSet } from "./motif-set";
import * as nature from "./nature";
import * as relics from "./relics";
import * as sea from "./sea";
import * as sky from "./sky";
import * as slots from "./slots";
import * as things from "./things";
import * as voyages from "./voyages";

/** Motifs of slots, the largest set, because most games are slots. */
export const SLOT_MOTIFS: MotifSet = {
  motifs: [
    slots.reels,
    slots.reels,
    gems.gem,
    slots.seven,
    slots.coins,
    nature.fruit,
    east.lantern,
    relics.mask,
    sky.moon,
    sky.sun,
    relics.crest,
    relics.crown,
    gems.crystals,
    nature.flower,
    relics.chest,
    slots.bell,
    beasts.anyBeast,
    sky.comet,
    slots.wheel,
    things.horseshoe,
    things.bird,
  ],
  hints: [
    ["lantern|lamp", [east.lantern]],
    ["aurora|polar|arctic", [sky.moon]],
    ["letter|post|postman|postcard|envelope|airmail|telegraph|news", [things.letter]],
    ["umbrella|rain", [things.umbrella]],
    [
      "trumpet|banjo|accordion|sax|sonata|symphony|orchestra|radio|marimba|maraca|choir|cassette|metronome|samba|waltz|rag|jazz|bandleader",
      [things.music],
    ],
    ["lighthouse|foghorn|beacon", [things.lighthouse]],
    ["tea|teapot|kettle|cinnamon|diner|supper|noodle|breakfast|bar", [things.teapot]],
    ["octopus|kraken|squid", [things.octopus]],
    ["arcade|pinball", [esport.pad]],
    ["mask|carnival|opera|theat|jester|velvet", [relics.mask]],
    ["seven|777|sevens", [slots.seven]],
    [
      "fruit|cherr|berr|lemon|lime|melon|orange|grape|citrus|mango|plum|juic|papaya|lychee|kumquat|persimmon|peach|pineapple|tangerine|pomegranate|loquat|durian|honeydew|pickle|jam",
      [nature.fruit],
    ],
    ["orchard|tree|forest|grove|wood|harvest|oak|palm|coconut|olive|acorn|apple|juniper|cornfield", [nature.tree]],
    ["pearl|shell|reef|lagoon|tide|ocean|oyster", [gems.shell]],
    ["jade|emerald", [gems.stoneOf(gems.emerald, "leaf")]],
    ["amber|topaz", [gems.stoneOf(gems.emerald, "amber"), gems.stoneOf(gems.gem, "amber")]],
    ["ruby|rubies|garnet", [gems.stoneOf(gems.gem, "berry"), gems.stoneOf(gems.emerald, "berry")]],
    ["sapphire", [gems.stoneOf(gems.gem, "azure"), gems.stoneOf(gems.emerald, "azure")]],
    ["diamond|gem|jewel|brilliant", [gems.gem, gems.brooch, gems.ring]],
    ["opal|crystal|quartz|amethyst|mine|glass|ice|icicle|frost|prism|cave|marble|pebble|stone|salt", [gems.crystals]],
    ["ring|wedding|vow", [gems.ring]],
    [
      "dragon|phoenix|salamander|basilisk|chameleon|valkyrie|griffin|wing|feather|angel|serpent|eagle|falcon|hawk",
      [beasts.wings],
    ],
    ["fox|tails|squirrel|coyote", [beasts.fox]],
    ["tiger|cats|cat|zebra|panther|lion|leopard|jaguar|lynx|puma|sphinx", [beasts.cat]],
    ["wolf|wolves|hound|husky|dogs", [beasts.wolf]],
    ["bear|panda|koala|badger|otter|hedgehog|monkey|mule", [beasts.bear]],
    ["owl|raven|crow|museum|library", [beasts.owl]],
    ["butterfl|moth|imp|firefly|fairy|fairies|pixie", [nature.butterfly]],
    ["crown|king|queen|royal|throne|prince|emperor|empress|palace|grand", [relics.crown]],
    ["knight|clan|crest|shield|sword|guard|castle|viking|warrior|gladiator|samurai|legion|arena", [relics.crest]],
    ["clock|clockwork|brass|tomorrow|time|hour|minute|copper|gear|steam", [relics.clock]],
    ["express|train|rail|station|metro|subway|sleeper|taxi", [voyages.train]],
    [
      "ship|boat|ferry|regatta|paddlewheel|oars|anchor|submarine|mermaid|sail|pirate|voyage|captain|galleon|harbo|corsair|sea(?!s)",
      [voyages.ship],
    ],
    ["kite|balloon|sky|skies|cloud|parade|carousel", [voyages.balloon]],
    ["chest|treasure|vault|savings|auction|pawn|bounty|loot|bank", [relics.chest]],
    ["key|lock|locked|locksmith|secret|door|attic|detective|inspector|heist|thief", [relics.key]],
    [
      "ink|inkwell|ledger|atlas|cartograph|map|typewriter|oracle|riddle|book|tome|scroll|legend|tale|library|scribe|calligraph",
      [relics.book],
    ],
    [
      "doctor|professor|beaker|djinn|vampire|ghost|patent|potion|flask|magic|mystic|witch|wizard|alchem|elixir|spell|brew|honey|tonic",
      [relics.flask],
    ],
    ["pyramid|pharaoh|nile|desert|sand|aztec|maya|inca|oasis|tomb|dune", [sky.pyramid]],
    ["sun|dawn|solar|noon|summer|sol", [sky.sun]],
    ["moon|luna|midnight|night|dusk|twilight|eclipse", [sky.moon]],
    ["planet|space|orbit|galax|cosm|astro|saturn|mars|rocket", [sky.planet]],
    ["star|comet|nova|meteor|wish", [sky.comet]],
    ["peak|mountain|summit|ridge|alp|canyon|valley|valleys|hill|river", [sky.peaks]],
    [
      "firework|firecracker|forge|cinder|candle|chilli|saffron|pepper|fire|ember|blaze|flame|inferno|volcano|lava|hot|torch|chili|spark",
      [nature.flame],
    ],
    ["storm|thunder|lightning|monsoon|bolt|volt|rain|tempest|zeus", [nature.storm]],
    [
      "lotus|camellia|peonies|wisteria|garland|greenhouse|flower|bloom|blossom|petal|rose|peony|orchid|tulip|garden|lily|spring",
      [nature.flower],
    ],
    ["horseshoe|stable|derby|inn", [things.horseshoe]],
    ["clover|luck|lucky|irish|leprechaun|charm|shamrock", [nature.clover]],
    ["temple|pagoda|courtyard|gate|shrine|dynasty|tower|bamboo|hotel|rooftop|penthouse|snow gate", [east.pagoda]],
    ["origami|paper|aviary|parrot|toucan|heron|crane|feather", [things.bird]],
    ["fan|silk|crane|geisha|dance", [east.fanOpen]],
    ["ingot|prosper|wealth|caishen|fortune god|abundan", [east.ingots]],
    ["koi|carp|fish|turtle", [sea.bigFish]],
    ["jellyfish", [sea.jelly]],
    ["lobster|crab", [sea.crab]],
    ["whale|shark", [sea.shark]],
    ["chess", [cards.knight]],
    ["drum|gong|lion|festival|new year|blessing|fair", [east.drum, east.lantern]],
    [
      "candy|bakery|jellybean|rice cake|piñata|cinnamon|caramel|sweet|sugar|cake|honeycomb|treat|jelly|bonbon|toffee",
      [slots.candy],
    ],
    ["wheel|spin|fortune", [slots.wheel]],
    ["bell|bells|chime|jingle|liberty", [slots.bell]],
    [
      "payday|tax|envelope|half ?penny|abacus|market|shop|gold|coin|silver|money|cash|million|rich|bonanza|dollar|penny",
      [slots.coins, east.ingots],
    ],
  ],
};

/** Arcs: buildings, resources, agents, and systems whose names are words that inflect. */
import type { Demonstration, Language } from './demonstration.ts';
import { inCases, inEach, type Noun, noun } from './nouns.ts';

const city: Record<Language, Noun> = {
  uk: { singular: 'місто/міста/місту/місто/містом/місті', plural: 'міста/міст/містам/міста/містами/містах' },
  ru: {
    singular: 'город/города/городу/город/городом/городе',
    plural: 'города/городов/городам/города/городами/городах',
  },
  pl: {
    singular: 'miasto/miasta/miastu/miasto/miastem/mieście',
    plural: 'miasta/miast/miastom/miasta/miastami/miastach',
  },
};

const starport: Record<Language, Noun> = {
  uk: {
    singular: 'космопорт/космопорту/космопорту/космопорт/космопортом/космопорті',
    plural: 'космопорти/космопортів/космопортам/космопорти/космопортами/космопортах',
  },
  ru: {
    singular: 'космопорт/космопорта/космопорту/космопорт/космопортом/космопорте',
    plural: 'космопорты/космопортов/космопортам/космопорты/космопортами/космопортах',
  },
  pl: {
    singular: 'port kosmiczny/portu kosmicznego/portowi kosmicznemu/port kosmiczny/portem kosmicznym/porcie kosmicznym',
    plural:
      'porty kosmiczne/portów kosmicznych/portom kosmicznym/porty kosmiczne/portami kosmicznymi/portach kosmicznych',
  },
};

const relic: Record<Language, Noun> = {
  uk: {
    singular: 'реліквія/реліквії/реліквії/реліквію/реліквією/реліквії',
    plural: 'реліквії/реліквій/реліквіям/реліквії/реліквіями/реліквіях',
  },
  ru: {
    singular: 'реликвия/реликвии/реликвии/реликвию/реликвией/реликвии',
    plural: 'реликвии/реликвий/реликвиям/реликвии/реликвиями/реликвиях',
  },
  pl: {
    singular: 'relikt/reliktu/reliktowi/relikt/reliktem/relikcie',
    plural: 'relikty/reliktów/reliktom/relikty/reliktami/reliktach',
  },
};

/** Weapons are not counted: one table of forms is all. */
const weapon: Record<Language, string> = {
  uk: inCases({ accusative: 'зброю', other: 'зброя' }),
  ru: inCases({ genitive: 'оружия', other: 'оружие' }),
  pl: inCases({ genitive: 'broni', other: 'broń' }),
};

const gate: Record<Language, string> = {
  uk: inCases({ where: 'у Брамі 3', whence: 'із Брами 3', whither: 'до Брами 3', other: 'Брама 3' }),
  ru: inCases({ where: 'во Вратах 3', whence: 'из Врат 3', whither: 'во Врата 3', other: 'Врата 3' }),
  pl: inCases({ where: 'w Bramie 3', whence: 'z Bramy 3', whither: 'do Bramy 3', other: 'Brama 3' }),
};

const hex: Record<Language, string> = {
  uk: inCases({ where: 'у Гексі 2', whence: 'із Гекса 2', whither: 'до Гекса 2', other: 'Гекс 2' }),
  ru: inCases({ where: 'в Гексе 2', whence: 'из Гекса 2', whither: 'в Гекс 2', other: 'Гекс 2' }),
  pl: inCases({ where: 'w Heksie 2', whence: 'z Heksu 2', whither: 'do Heksu 2', other: 'Heks 2' }),
};

const warlord: Record<Language, string> = { uk: 'Полководець', ru: 'Полководец', pl: 'Wódz' };

export const arcs: Demonstration = {
  words: inEach((language) => ({
    'name.piece/city': noun(language, city[language]),
    'name.piece/starport': noun(language, starport[language]),
    'name.resource/relic': noun(language, relic[language]),
    'name.resource/weapon': weapon[language],
    'name.system/3-gate': gate[language],
    'name.system/2-hex': hex[language],
    'name.ambition/warlord': warlord[language],
  })),
  sentences: [
    {
      key: 'arcs.moved',
      args: { seat: 'seat/0', from: 'system/3-gate', to: 'system/2-hex' },
      counted: 'count',
      uk: [
        '{seat} переміщує {count, plural, one {#\u00A0корабель} few {#\u00A0кораблі} many {#\u00A0кораблів} other {#\u00A0корабля}} {from, name, whence} {to, name, whither}',
        'Ada переміщує 1 корабель із Брами 3 до Гекса 2',
        'Ada переміщує 2 кораблі із Брами 3 до Гекса 2',
        'Ada переміщує 5 кораблів із Брами 3 до Гекса 2',
        'Ada переміщує 21 корабель із Брами 3 до Гекса 2',
        'Ada переміщує 22 кораблі із Брами 3 до Гекса 2',
      ],
      ru: [
        '{seat} перемещает {count, plural, one {#\u00A0корабль} few {#\u00A0корабля} many {#\u00A0кораблей} other {#\u00A0корабля}} {from, name, whence} {to, name, whither}',
        'Ada перемещает 1 корабль из Врат 3 в Гекс 2',
        'Ada перемещает 2 корабля из Врат 3 в Гекс 2',
        'Ada перемещает 5 кораблей из Врат 3 в Гекс 2',
        'Ada перемещает 21 корабль из Врат 3 в Гекс 2',
        'Ada перемещает 22 корабля из Врат 3 в Гекс 2',
      ],
      pl: [
        '{seat} porusza {count, plural, one {#\u00A0statkiem} few {#\u00A0statkami} many {#\u00A0statkami} other {#\u00A0statku}} {from, name, whence} {to, name, whither}',
        'Ada porusza 1 statkiem z Bramy 3 do Heksu 2',
        'Ada porusza 2 statkami z Bramy 3 do Heksu 2',
        'Ada porusza 5 statkami z Bramy 3 do Heksu 2',
        'Ada porusza 21 statkami z Bramy 3 do Heksu 2',
        'Ada porusza 22 statkami z Bramy 3 do Heksu 2',
      ],
    },
    {
      key: 'arcs.placed',
      args: { seat: 'seat/1', system: 'system/3-gate' },
      counted: 'count',
      uk: [
        '{seat} розміщує {count, plural, one {#\u00A0корабель} few {#\u00A0кораблі} many {#\u00A0кораблів} other {#\u00A0корабля}} {system, name, where}',
        'Bo розміщує 1 корабель у Брамі 3',
        'Bo розміщує 2 кораблі у Брамі 3',
        'Bo розміщує 5 кораблів у Брамі 3',
        'Bo розміщує 21 корабель у Брамі 3',
        'Bo розміщує 22 кораблі у Брамі 3',
      ],
      ru: [
        '{seat} размещает {count, plural, one {#\u00A0корабль} few {#\u00A0корабля} many {#\u00A0кораблей} other {#\u00A0корабля}} {system, name, where}',
        'Bo размещает 1 корабль во Вратах 3',
        'Bo размещает 2 корабля во Вратах 3',
        'Bo размещает 5 кораблей во Вратах 3',
        'Bo размещает 21 корабль во Вратах 3',
        'Bo размещает 22 корабля во Вратах 3',
      ],
      pl: [
        '{seat} umieszcza {count, plural, one {#\u00A0statek} few {#\u00A0statki} many {#\u00A0statków} other {#\u00A0statku}} {system, name, where}',
        'Bo umieszcza 1 statek w Bramie 3',
        'Bo umieszcza 2 statki w Bramie 3',
        'Bo umieszcza 5 statków w Bramie 3',
        'Bo umieszcza 21 statków w Bramie 3',
        'Bo umieszcza 22 statki w Bramie 3',
      ],
    },
    {
      // Persons: after a verb 2 takes the genitive; in Russian a number of several words ending in 2 does not.
      key: 'arcs.captured',
      args: { seat: 'seat/0', owner: 'seat/1' },
      counted: 'count',
      uk: [
        '{seat} бере в полон {count, plural, one {#\u00A0агента} few {#\u00A0агентів} many {#\u00A0агентів} other {#\u00A0агента}} гравця {owner}',
        'Ada бере в полон 1 агента гравця Bo',
        'Ada бере в полон 2 агентів гравця Bo',
        'Ada бере в полон 5 агентів гравця Bo',
        'Ada бере в полон 21 агента гравця Bo',
        'Ada бере в полон 22 агентів гравця Bo',
      ],
      ru: [
        '{seat} берёт в плен {count, plural, =2 {#\u00A0агентов} =3 {#\u00A0агентов} =4 {#\u00A0агентов} one {#\u00A0агента} few {#\u00A0агента} many {#\u00A0агентов} other {#\u00A0агента}} игрока {owner}',
        'Ada берёт в плен 1 агента игрока Bo',
        'Ada берёт в плен 2 агентов игрока Bo',
        'Ada берёт в плен 5 агентов игрока Bo',
        'Ada берёт в плен 21 агента игрока Bo',
        'Ada берёт в плен 22 агента игрока Bo',
      ],
      pl: [
        '{seat} bierze do niewoli {count, plural, one {#\u00A0agenta} few {#\u00A0agentów} many {#\u00A0agentów} other {#\u00A0agenta}} gracza {owner}',
        'Ada bierze do niewoli 1 agenta gracza Bo',
        'Ada bierze do niewoli 2 agentów gracza Bo',
        'Ada bierze do niewoli 5 agentów gracza Bo',
        'Ada bierze do niewoli 21 agentów gracza Bo',
        'Ada bierze do niewoli 22 agentów gracza Bo',
      ],
    },
    {
      key: 'arcs.built',
      args: { seat: 'seat/0', kind: 'piece/starport', system: 'system/2-hex' },
      uk: ['{seat} будує {kind, name, accusative} {system, name, where}', 'Ada будує космопорт у Гексі 2'],
      ru: ['{seat} строит {kind, name, accusative} {system, name, where}', 'Ada строит космопорт в Гексе 2'],
      pl: ['{seat} buduje {kind, name, accusative} {system, name, where}', 'Ada buduje port kosmiczny w Heksie 2'],
    },
    {
      key: 'arcs.building.destroyed',
      args: { kind: 'piece/city', owner: 'seat/1', system: 'system/2-hex' },
      uk: [
        'Знищено {kind, name, accusative} гравця {owner} {system, name, where}',
        'Знищено місто гравця Bo у Гексі 2',
      ],
      ru: ['Игрок {owner} теряет {kind, name, accusative} {system, name, where}', 'Игрок Bo теряет город в Гексе 2'],
      pl: [
        'Zniszczono {kind, name, accusative} gracza {owner} {system, name, where}',
        'Zniszczono miasto gracza Bo w Heksie 2',
      ],
    },
    {
      key: 'arcs.repaired.building',
      args: { seat: 'seat/1', kind: 'piece/city', system: 'system/3-gate' },
      uk: ['{seat} ремонтує {kind, name, accusative} {system, name, where}', 'Bo ремонтує місто у Брамі 3'],
      ru: ['{seat} чинит {kind, name, accusative} {system, name, where}', 'Bo чинит город во Вратах 3'],
      pl: ['{seat} naprawia {kind, name, accusative} {system, name, where}', 'Bo naprawia miasto w Bramie 3'],
    },
    {
      key: 'arcs.gained',
      args: { seat: 'seat/0', resource: 'resource/relic' },
      uk: ['{seat} отримує {resource, name, accusative}', 'Ada отримує реліквію'],
      ru: ['{seat} получает {resource, name, accusative}', 'Ada получает реликвию'],
      pl: ['{seat} otrzymuje {resource, name, accusative}', 'Ada otrzymuje relikt'],
    },
    {
      key: 'arcs.stolen.token',
      args: { seat: 'seat/0', resource: 'resource/weapon', rival: 'seat/1' },
      uk: ['{seat} краде {resource, name, accusative} у гравця {rival}', 'Ada краде зброю у гравця Bo'],
      ru: ['{seat} крадёт {resource, name, accusative} у игрока {rival}', 'Ada крадёт оружие у игрока Bo'],
      pl: ['{seat} kradnie graczowi {rival} {resource, name, accusative}', 'Ada kradnie graczowi Bo broń'],
    },
    {
      key: 'arcs.raid',
      args: { rival: 'seat/1' },
      counted: 'keys',
      uk: [
        'У вас {keys, plural, one {#\u00A0ключ} few {#\u00A0ключі} many {#\u00A0ключів} other {#\u00A0ключа}}. Що вкрасти в гравця {rival}?',
        'У вас 1 ключ. Що вкрасти в гравця Bo?',
        'У вас 2 ключі. Що вкрасти в гравця Bo?',
        'У вас 5 ключів. Що вкрасти в гравця Bo?',
        'У вас 21 ключ. Що вкрасти в гравця Bo?',
        'У вас 22 ключі. Що вкрасти в гравця Bo?',
      ],
      ru: [
        'У вас {keys, plural, one {#\u00A0ключ} few {#\u00A0ключа} many {#\u00A0ключей} other {#\u00A0ключа}}. Что украсть у игрока {rival}?',
        'У вас 1 ключ. Что украсть у игрока Bo?',
        'У вас 2 ключа. Что украсть у игрока Bo?',
        'У вас 5 ключей. Что украсть у игрока Bo?',
        'У вас 21 ключ. Что украсть у игрока Bo?',
        'У вас 22 ключа. Что украсть у игрока Bo?',
      ],
      pl: [
        'Masz {keys, plural, one {#\u00A0klucz} few {#\u00A0klucze} many {#\u00A0kluczy} other {#\u00A0klucza}}. Co ukraść graczowi {rival}?',
        'Masz 1 klucz. Co ukraść graczowi Bo?',
        'Masz 2 klucze. Co ukraść graczowi Bo?',
        'Masz 5 kluczy. Co ukraść graczowi Bo?',
        'Masz 21 kluczy. Co ukraść graczowi Bo?',
        'Masz 22 klucze. Co ukraść graczowi Bo?',
      ],
    },
    {
      key: 'arcs.intercepted',
      args: { attacker: 'seat/0' },
      counted: 'hits',
      uk: [
        'Перехоплення: гравець {attacker} отримує {hits, plural, one {#\u00A0влучання} few {#\u00A0влучання} many {#\u00A0влучань} other {#\u00A0влучання}}',
        'Перехоплення: гравець Ada отримує 1 влучання',
        'Перехоплення: гравець Ada отримує 2 влучання',
        'Перехоплення: гравець Ada отримує 5 влучань',
        'Перехоплення: гравець Ada отримує 21 влучання',
        'Перехоплення: гравець Ada отримує 22 влучання',
      ],
      ru: [
        'Перехват: игрок {attacker} получает {hits, plural, one {#\u00A0удар} few {#\u00A0удара} many {#\u00A0ударов} other {#\u00A0удара}}',
        'Перехват: игрок Ada получает 1 удар',
        'Перехват: игрок Ada получает 2 удара',
        'Перехват: игрок Ada получает 5 ударов',
        'Перехват: игрок Ada получает 21 удар',
        'Перехват: игрок Ada получает 22 удара',
      ],
      pl: [
        'Przechwycenie: gracz {attacker} otrzymuje {hits, plural, one {#\u00A0trafienie} few {#\u00A0trafienia} many {#\u00A0trafień} other {#\u00A0trafienia}}',
        'Przechwycenie: gracz Ada otrzymuje 1 trafienie',
        'Przechwycenie: gracz Ada otrzymuje 2 trafienia',
        'Przechwycenie: gracz Ada otrzymuje 5 trafień',
        'Przechwycenie: gracz Ada otrzymuje 21 trafień',
        'Przechwycenie: gracz Ada otrzymuje 22 trafienia',
      ],
    },
    {
      key: 'arcs.scored',
      args: { seat: 'seat/1', place: 2, ambition: 'ambition/warlord' },
      counted: 'power',
      uk: [
        '«{ambition}», місце {place}: {seat} отримує {power, plural, one {#\u00A0очко} few {#\u00A0очки} many {#\u00A0очок} other {#\u00A0очка}} влади',
        '«Полководець», місце 2: Bo отримує 1 очко влади',
        '«Полководець», місце 2: Bo отримує 2 очки влади',
        '«Полководець», місце 2: Bo отримує 5 очок влади',
        '«Полководець», місце 2: Bo отримує 21 очко влади',
        '«Полководець», місце 2: Bo отримує 22 очки влади',
      ],
      ru: [
        '«{ambition}», место {place}: {seat} получает {power, plural, one {#\u00A0очко} few {#\u00A0очка} many {#\u00A0очков} other {#\u00A0очка}} власти',
        '«Полководец», место 2: Bo получает 1 очко власти',
        '«Полководец», место 2: Bo получает 2 очка власти',
        '«Полководец», место 2: Bo получает 5 очков власти',
        '«Полководец», место 2: Bo получает 21 очко власти',
        '«Полководец», место 2: Bo получает 22 очка власти',
      ],
      pl: [
        '„{ambition}”, {place}. miejsce: {seat} otrzymuje {power, plural, one {#\u00A0punkt} few {#\u00A0punkty} many {#\u00A0punktów} other {#\u00A0punktu}} władzy',
        '„Wódz”, 2. miejsce: Bo otrzymuje 1 punkt władzy',
        '„Wódz”, 2. miejsce: Bo otrzymuje 2 punkty władzy',
        '„Wódz”, 2. miejsce: Bo otrzymuje 5 punktów władzy',
        '„Wódz”, 2. miejsce: Bo otrzymuje 21 punktów władzy',
        '„Wódz”, 2. miejsce: Bo otrzymuje 22 punkty władzy',
      ],
    },
    {
      key: 'arcs.arrange',
      args: { slot: 1, tokens: ['resource/weapon', 'resource/relic'] },
      uk: ['Що покласти в комірку {slot}? Залишилися {tokens}', 'Що покласти в комірку 1? Залишилися зброя і реліквія'],
      ru: ['Что положить в ячейку {slot}? Остались {tokens}', 'Что положить в ячейку 1? Остались оружие и реликвия'],
      pl: ['Co położyć na polu {slot}? Pozostały {tokens}', 'Co położyć na polu 1? Pozostały broń i relikt'],
    },
  ],
};
